// The default theme's files, for whoever has no page to choose a theme for: tests. Which one that is, package.json says ("imports").

import atlas from '#default-theme/atlas.json' with { type: 'json' };
import { id } from '#default-theme/theme.json' with { type: 'json' };
import tokens from '#default-theme/tokens.json' with { type: 'json' };
import type { ThemeFiles } from '#scenes/theme/loadTheme.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** The compiler checks the file against the shape. */
export const DEFAULT_TOKENS: ThemeTokens = tokens;

export const DEFAULT_FILES: ThemeFiles = {
  id,
  tokens,
  atlas,
  picture: new URL(`../../assets/themes/${id}/atlas.webp`, import.meta.url).href,
};
