// Who stands in a room for which character, and which one a newcomer gets.

import type { Room, Seat } from '#core/authority/state.ts';
import { entriesOf, sizeOf } from '#core/collections/list.ts';
import { stream } from '#core/random/stream.ts';
import { CHARACTERS_DEALT } from '#core/room/characters.ts';

const isThere = ({ deleted, approval }: Seat): boolean => !deleted && approval !== 'rejected';

/** A number beyond the last begins again. */
const numberOf = ({ character }: { readonly character: number }): number => character % CHARACTERS_DEALT;

/**
 * The characters that somebody whom the host has let in stands for, in their own order, so that a newcomer can choose another. To whoever has
 * the code that tells about how many they are, but not who came first, nor of those who wait to be let in.
 */
export function takenCharacters({ seats }: Pick<Room, 'seats'>): readonly number[] {
  const taken = new Set<number>();
  for (const [, seat] of entriesOf(seats)) {
    if (isThere(seat) && seat.approval !== 'pending') taken.add(numberOf(seat));
    // Of a room with more players than characters, mostly the first few seats tell it.
    if (taken.size === CHARACTERS_DEALT) break;
  }
  return [...taken].sort((a, b) => a - b);
}

/** The one that the newcomer was shown, while nobody there stands for it, or as few as for any other; else one of those, drawn. */
export function dealtCharacter(room: Pick<Room, 'seats' | 'seed'>, shown?: number): number {
  const counts = Array<number>(CHARACTERS_DEALT).fill(0);
  for (const [, seat] of entriesOf(room.seats))
    if (isThere(seat)) counts[numberOf(seat)] = (counts[numberOf(seat)] ?? 0) + 1;
  const least = Math.min(...counts);
  if (shown !== undefined && counts[numberOf({ character: shown })] === least) return shown;
  const fewest = [...counts.keys()].filter((character) => counts[character] === least);
  return fewest[stream(room.seed, `character:${sizeOf(room.seats)}`).below(fewest.length)] ?? 0;
}
