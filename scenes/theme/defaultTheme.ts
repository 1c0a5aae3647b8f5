// The default theme's files, for tests, where no page chooses a theme. package.json ("imports") says which
// theme that is.

import atlas from '#default-theme/atlas.json' with { type: 'json' };
import { id } from '#default-theme/theme.json' with { type: 'json' };
import tokens from '#default-theme/tokens.json' with { type: 'json' };
import type { ThemeFiles } from '#scenes/theme/loadTheme.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** Typed here so that the compiler checks the file's shape. */
export const DEFAULT_TOKENS: ThemeTokens = tokens;

export const DEFAULT_FILES: ThemeFiles = {
  id,
  tokens,
  atlas,
  picture: new URL(`../../assets/themes/${id}/atlas.webp`, import.meta.url).href,
  world: null,
};
