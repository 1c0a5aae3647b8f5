// The order of questions at an own pace, by the policy of the room's mode.

import { seenIn } from '#core/authority/asked.ts';
import { repeatedIn } from '#core/authority/askings.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Responses } from '#core/authority/order/policy.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';

/** The question that comes next to a seat that has none open; undefined after the last. */
export function nextOf(room: Room, seatIndex: number, seat: Seat): number | undefined {
  return policyOf(room).next(room, seatIndex, seat);
}

/** Questions of an attempt that are over. */
export function doneCount(room: Room, attempt: Responses): number {
  return policyOf(room).doneCount(room, attempt) - seenIn(room, attempt);
}

/** Questions that are over for the seat in the attempt that has come farthest: playing once more undoes nothing. */
export function mostDone(room: Room, seat: Seat): number {
  const { past = [] } = seat;
  return past.reduce(
    (most, { responses }) => Math.max(most, doneCount(room, { responses, repeated: repeatedIn(responses) })),
    doneCount(room, seat),
  );
}

/** Whether the order itself brings the question of this response once more. */
export function comesAgain(room: Room, response: Response): boolean {
  return policyOf(room).comesAgain(room, response);
}

/**
 * Where a seat stands on its own way: the question that is open, the one that was answered last, or before one that is still
 * to be opened. `index` is its 0-based place in the seat's own order.
 */
export function standsAt(
  room: Room,
  seatIndex: number,
  seat: Seat,
): { index: number; state: 'active' | 'reveal' | 'inactive' } {
  const { responses, open, later, repeated } = seat;
  const answered = responses.length;
  // Asked with each push, of each seat: the order is dear in a large room, and as long as nothing is out of turn its places are those of the answers.
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
