// Mastery order: missed questions come back, usually until they are right (specification 2, section 4
// "Mastery mode").

import { withResponseCounted } from '#core/authority/countResponse.ts';
import { blockNumbers } from '#core/authority/groups.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { askOnce } from '#core/authority/order/askOnce.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { MASTERY, reattemptsOf } from '#core/features/mastery/mastery.ts';
import { stream } from '#core/random/stream.ts';
import { isAttempt } from '#core/room/phase.ts';

export const untilMastered: OrderPolicy = {
  ...askOnce,
  next: (room, seatIndex, seat) => queueOf(room, seatIndex, seat)[0],
  after: (room, seatIndex, seat, response) => ({
    ...withResponseCounted(seat, response),
    queue: requeued(room, seatIndex, seat, queueOf(room, seatIndex, seat), response),
  }),
  postponed: (room, seatIndex, seat, q) => ({
    ...seat,
    queue: [...queueOf(room, seatIndex, seat).filter((other) => other !== q), q],
  }),
  finishedCount: (room, { responses }) => masteredIn(room, responses).size,
  willRepeat: isAskedAgain,
  maxTries: ({ options }) => 1 + reattemptsOf(options),
};

/** Returns the questions that are over: a correction may end one before its last try. */
function masteredIn(room: Room, responses: readonly Response[]): ReadonlySet<number> {
  return new Set(responses.flatMap((response) => (isAskedAgain(room, response) ? [] : response.q)));
}

/**
 * Returns the seat's remaining questions after a correction: what is over by it doesn't come back, unless it's
 * open, and what is missed now comes at the end, unless the seat has finished.
 */
export function queueAfterCorrection(room: Room, seat: Seat): Seat {
  const { queue, responses, open, isOver } = seat;
  if (!queue) return seat;
  const over = masteredIn(room, responses);
  const left = queue.filter((q) => q === open?.q || !over.has(q));
  const missed = responses.map(({ q }) => q).filter((q) => !over.has(q) && !left.includes(q));
  return { ...seat, queue: isOver ? left : [...left, ...new Set(missed)] };
}

/** Returns a seat's unfinished questions in order, including the open one and postponed ones. */
export function queueOf(room: Room, seatIndex: number, { queue }: Seat): readonly number[] {
  return queue ?? orderOf(room, seatIndex);
}

/**
 * True if this response's question is asked again: it was missed and has tries left. A skipped question is
 * done.
 */
export function isAskedAgain(
  { options }: Pick<Room, 'options'>,
  { state, result, asking = 1 }: Response,
): boolean {
  if (!isAttempt(state) && state !== 'timedOut') return false;
  const missed = result === 'incorrect' || result === 'partial';
  return missed && asking <= reattemptsOf(options);
}

/**
 * Returns the seat's remaining questions after a response, given the `queue` before it. A missed question
 * comes back as the 4th to 8th from here, but never inside a group, and at the end if fewer are left.
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
  left.splice(firstGapAt(room, left, nearest - 1 + draws.below(farthest - nearest + 1)), 0, response.q);
  return left;
}

/** Returns the first position at or after `place` that doesn't split a group; the end if there is none. */
function firstGapAt(room: Room, left: readonly number[], place: number): number {
  const numbers = blockNumbers(room);
  const endOf = new Map(left.map((q, index) => [numbers[q], index + 1]));
  let end = 0;
  for (const [index, q] of left.entries()) {
    if (index >= place && index >= end) return index;
    end = Math.max(end, endOf.get(numbers[q]) ?? 0);
  }
  return left.length;
}
