// What is missed comes again, as a rule until it is right (specification 2, section 4 "Mastery mode").

import { counted } from '#core/authority/counted.ts';
import { blockNumbers } from '#core/authority/groups.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { once } from '#core/authority/order/once.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { MASTERY, reattemptsOf } from '#core/features/mastery/mastery.ts';
import { stream } from '#core/random/stream.ts';
import { isAttempt } from '#core/room/phase.ts';

export const untilMastered: OrderPolicy = {
  ...once,
  boardEvery: MASTERY.boardEvery,
  next: (room, seatIndex, seat) => queueOf(room, seatIndex, seat)[0],
  after: (room, seatIndex, seat, response) => ({
    ...counted(seat, response),
    queue: requeued(room, seatIndex, seat, queueOf(room, seatIndex, seat), response),
  }),
  postponed: (room, seatIndex, seat, q) => ({
    ...seat,
    queue: [...queueOf(room, seatIndex, seat).filter((other) => other !== q), q],
  }),
  doneCount: (room, { responses }) => responses.filter((response) => !isAskedAgain(room, response)).length,
  comesAgain: isAskedAgain,
  mostAskings: ({ options }) => 1 + reattemptsOf(options),
};

/** The questions that are not over for a seat, in the order in which they come; the open one and those left for later too. */
export function queueOf(room: Room, seatIndex: number, { queue }: Seat): readonly number[] {
  return queue ?? orderOf(room, seatIndex);
}

/** Whether the question of this response is asked once more: it was missed, and may be tried again. Who skips it is done with it. */
export function isAskedAgain(
  { options }: Pick<Room, 'options'>,
  { state, result, asking = 1 }: Response,
): boolean {
  if (!isAttempt(state) && state !== 'timedOut') return false;
  const missed = result === 'incorrect' || result === 'partial';
  return missed && asking <= reattemptsOf(options);
}

/**
 * The questions that are still to come to a seat, of `queue` as it was before this response: what was missed stands as the 4th to 8th
 * from there on, behind a group of questions that it would come between, at the end where fewer are left.
 */
export function requeued(
  room: Room,
  seatIndex: number,
  { attempt, responses }: Seat,
  queue: readonly number[],
  response: Response,
): readonly number[] {
  const left = queue.filter((q) => q !== response.q);
  if (!isAskedAgain(room, response)) return left;
  const { nearest, farthest } = MASTERY;
  const draws = stream(room.seed, `mastery:${seatIndex}:${attempt}:${responses.length}`);
  left.splice(gapFrom(room, left, nearest - 1 + draws.below(farthest - nearest + 1)), 0, response.q);
  return left;
}

/** The first place from `place` on where a question comes between no two that belong together; the end where there is none. */
function gapFrom(room: Room, left: readonly number[], place: number): number {
  const numbers = blockNumbers(room);
  const endOf = new Map(left.map((q, index) => [numbers[q], index + 1]));
  let end = 0;
  for (const [index, q] of left.entries()) {
    if (index >= place && index >= end) return index;
    end = Math.max(end, endOf.get(numbers[q]) ?? 0);
  }
  return left.length;
}
