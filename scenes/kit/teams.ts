// What a team looks like.

import type { ThemeTokens } from '#scenes/kit/tokens.ts';
import { type Color, optionLook } from '#scenes/kit/tokens.ts';

/** A team has the colour of the option at its place, and so of its character. */
export function teamColors(
  tokens: ThemeTokens,
  team: number,
): { readonly fill: Color; readonly edge: Color } {
  return optionLook(tokens, team);
}
