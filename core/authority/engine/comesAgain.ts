// Whether a question can still come again, so that what is right must not be told yet (design, "An answer key never leaves the server before
// that player's answer is final").

import { comesAgain } from '#core/authority/order/order.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { isFinished } from '#core/room/phase.ts';

export function mayComeAgain(room: Room, seat: Seat, response: Response): boolean {
  // Whose time is over may be given more, and go on.
  if (isFinished(room.state) || seat.isOver) return false;
  if (comesAgain(room, response) || seat.open?.q === response.q) return true;
  return RULES.hooks.mayAskAgain.some((mayAskAgain) => mayAskAgain(room, seat, response));
}
