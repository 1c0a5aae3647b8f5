// Monsters: which are taken in a room, and which one a newcomer gets.

import type { Room, Seat } from '#core/authority/state.ts';
import { entriesOf, sizeOf } from '#core/collections/list.ts';
import { stream } from '#core/random/stream.ts';
import { CHARACTERS_DEALT, type Character, isMonster } from '#core/room/characters.ts';

const isThere = ({ deleted, approval }: Seat): boolean => !deleted && approval !== 'rejected';

/** The seat's monster, as numbers past the last one wrap around; null for an avatar. */
const monsterOf = ({ character }: { readonly character: Character }): number | null =>
  isMonster(character) ? character % CHARACTERS_DEALT : null;

/**
 * Returns the monsters of players who have been let in, sorted, so that newcomers can pick another. Anyone
 * with the game code learns roughly how many players there are, but not who joined first or who is waiting
 * for approval.
 */
export function takenCharacters({ seats }: Pick<Room, 'seats'>): readonly number[] {
  const taken = new Set<number>();
  for (const [, seat] of entriesOf(seats)) {
    const monster = isThere(seat) && seat.approval !== 'pending' ? monsterOf(seat) : null;
    if (monster !== null) taken.add(monster);
    // In a room with more players than monsters, the first few seats usually cover them all.
    if (taken.size === CHARACTERS_DEALT) break;
  }
  return [...taken].sort((a, b) => a - b);
}

/**
 * Returns the monster shown to the newcomer if no other is used less; otherwise a random one of the least
 * used.
 */
export function dealtCharacter(room: Pick<Room, 'seats' | 'seed'>, shown?: number): number {
  const counts = Array<number>(CHARACTERS_DEALT).fill(0);
  for (const [, seat] of entriesOf(room.seats)) {
    const monster = isThere(seat) ? monsterOf(seat) : null;
    if (monster !== null) counts[monster] = (counts[monster] ?? 0) + 1;
  }
  const least = Math.min(...counts);
  if (shown !== undefined && counts[shown % CHARACTERS_DEALT] === least) return shown;
  const fewest = [...counts.keys()].filter((character) => counts[character] === least);
  return fewest[stream(room.seed, `character:${sizeOf(room.seats)}`).below(fewest.length)] ?? 0;
}
