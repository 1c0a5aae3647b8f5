// What a team looks like and is called.

import type { BoardRow } from '#core/views/playerView.ts';
import { directed } from '#scenes/kit/bidi.ts';
import type { ThemeTokens } from '#scenes/kit/tokens.ts';
import { type Color, optionLook } from '#scenes/kit/tokens.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** A team has the colour of the option at its place, and so of its character. */
export function teamColors(
  tokens: ThemeTokens,
  team: number,
): { readonly fill: Color; readonly edge: Color } {
  return optionLook(tokens, team);
}

/** `name`: null or '' for that of its character. */
export function teamName(strings: StringsPort, team: number, name: string | null | undefined): string {
  return name ? directed(name) : strings(`common:team.${team}`);
}

/** What stands in a row of a leaderboard. */
export function rowName(strings: StringsPort, { name, team }: Pick<BoardRow, 'name' | 'team'>): string {
  return team ? teamName(strings, team.index, name) : directed(name);
}
