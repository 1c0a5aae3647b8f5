// What is known of the game of a seat by its kind. Apart from the seats themselves: the first page has those, and does without the kinds of games.

import { isRunByPlayer } from '#core/modes/registry.ts';
import { gameTypeOf } from '#core/room/phase.ts';
import type { Seat } from '#src/platform/storage/seats.ts';

/** Whether a player runs the game for friends; of a kind that is not known nothing is. */
export function isAmongFriends(seat: Pick<Seat, 'type'>): boolean {
  const type = gameTypeOf(seat.type);
  return type !== null && isRunByPlayer({ type });
}
