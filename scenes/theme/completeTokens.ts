// A theme's tokens, completed with the default theme's.

import type { OwnTokens, ThemeTokens } from '#scenes/theme/tokens.ts';

/** All tokens of a theme, from its own and the default theme's. Lists replace lists. */
export const completeTokens = (usual: ThemeTokens, own: OwnTokens): ThemeTokens =>
  completed(usual, own) as ThemeTokens;

function completed(usual: unknown, own: unknown): unknown {
  if (!isPlain(usual) || !isPlain(own)) return own ?? usual;
  return Object.fromEntries(
    Object.keys({ ...usual, ...own }).map((key) => [key, completed(usual[key], own[key])]),
  );
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
