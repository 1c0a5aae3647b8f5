// What comes again in a mastery game, and when (specification 2, section 4 "Mastery mode").

import { blockNumbers } from '#core/authority/groups.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { stream } from '#core/random/stream.ts';
import { isAttempt } from '#core/room/phase.ts';
import { MASTERY, reattemptsOf } from '#core/features/mastery/mastery.ts';

/** Whether the question of this response is asked once more: it was missed, and may be tried again. Who skips it is done with it. */
export function isAskedAgain({ type, options }: Room, { state, result, asking = 1 }: Response): boolean {
  if (type !== 'mastery_mode' || (!isAttempt(state) && state !== 'timedOut')) return false;
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
