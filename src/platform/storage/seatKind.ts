// Lookups by a seat's kind of game. Separate from the seats, because the first page loads those and doesn't
// need the kinds.

import { isRunByPlayer } from '#core/modes/registry.ts';
import { gameTypeOf } from '#core/room/phase.ts';
import type { Seat } from '#src/platform/storage/seats.ts';

/** True if a player runs the game for friends; false for an unknown kind. */
export function isAmongFriends(seat: Pick<Seat, 'type'>): boolean {
  const type = gameTypeOf(seat.type);
  return type !== null && isRunByPlayer({ type });
}
