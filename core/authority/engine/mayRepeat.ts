// Repeat check: while a question may still be asked again, its key must stay hidden (design, "An answer key
// never leaves the server before that player's answer is final").

import { willRepeat } from '#core/authority/order/order.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { isFinished } from '#core/room/phase.ts';

export function mayRepeat(room: Room, seat: Seat, response: Response): boolean {
  // Running out of time doesn't rule out a repeat: the player may get more time and continue.
  if (isFinished(room.state) || seat.isOver) return false;
  if (willRepeat(room, response) || seat.open?.q === response.q) return true;
  return RULES.hooks.mayAskAgain.some((mayAskAgain) => mayAskAgain(room, seat, response));
}
