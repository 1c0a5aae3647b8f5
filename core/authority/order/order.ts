// Question order of a student-paced game, by the policy of the room's mode.

import { slidesSeen } from '#core/authority/answerable.ts';
import { repeatCount } from '#core/authority/countedResponses.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Responses } from '#core/authority/order/policy.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';

/** Returns the next question of a seat that has none open; undefined after the last. */
export function nextOf(room: Room, seatIndex: number, seat: Seat): number | undefined {
  return policyOf(room).next(room, seatIndex, seat);
}

/** Number of questions that an attempt is done with. */
export function finishedCount(room: Room, attempt: Responses): number {
  return policyOf(room).finishedCount(room, attempt) - slidesSeen(room, attempt);
}

/** Number of questions done in the seat's furthest attempt: playing again undoes nothing. */
export function mostFinished(room: Room, seat: Seat): number {
  const { past = [] } = seat;
  return past.reduce(
    (most, { responses }) =>
      Math.max(most, finishedCount(room, { responses, repeated: repeatCount(responses) })),
    finishedCount(room, seat),
  );
}

/** True if the order itself will ask this response's question again. */
export function willRepeat(room: Room, response: Response): boolean {
  return policyOf(room).willRepeat(room, response);
}

/**
 * Returns a seat's position in its order: at the open question, the last answered one, or one that is still
 * to be opened. `index`: 0-based place in the seat's own order.
 */
export function positionOf(
  room: Room,
  seatIndex: number,
  seat: Seat,
): { index: number; state: 'active' | 'reveal' | 'inactive' } {
  const { responses, open, later, repeated } = seat;
  const answered = responses.length;
  // Runs for every seat with each push. Orders are expensive in a large room, and while nothing is out of
  // turn, places are just answer counts.
  if (later === null && repeated === 0 && !open?.asking) {
    if (open) return { index: answered, state: 'active' };
    return answered > 0 ? { index: answered - 1, state: 'reveal' } : { index: 0, state: 'inactive' };
  }
  const placeOf = (q: number | undefined): number =>
    q === undefined ? 0 : orderOf(room, seatIndex).indexOf(q);
  if (open) return { index: placeOf(open.q), state: 'active' };
  const justPostponed = later !== null && later[later.length - 1]?.after === answered;
  if (justPostponed || answered === 0)
    return { index: placeOf(nextOf(room, seatIndex, seat)), state: 'inactive' };
  return { index: placeOf(responses[answered - 1]?.q), state: 'reveal' };
}
