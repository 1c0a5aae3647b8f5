// What comes again in a mastery game, and when (specification 2, section 4 "Mastery mode").

import type { Response, Room, Seat } from '#core/authority/state.ts';
import { stream } from '#core/random/stream.ts';
import { MASTERY, reattemptsOf } from '#core/room/mastery.ts';

/** Whether the question of this response is asked once more: it was missed, and may be tried again. Who skips it is done with it. */
export function isAskedAgain({ type, options }: Room, { state, result, asking = 1 }: Response): boolean {
  if (type !== 'mastery_mode' || (state !== 'attempted' && state !== 'timedOut')) return false;
  const missed = result === 'incorrect' || result === 'partial';
  return missed && asking <= reattemptsOf(options);
}

/**
 * The questions that are not over for a seat, in the order in which they come, of `order`, in which it meets them first. What was
 * missed stands as the 4th to 8th from there on.
 */
export function requeued(
  room: Room,
  seatIndex: number,
  { attempt, responses }: Seat,
  order: readonly number[],
): readonly number[] {
  const left = [...order];
  for (const [place, response] of responses.entries()) {
    const found = left.indexOf(response.q);
    if (found >= 0) left.splice(found, 1);
    if (!isAskedAgain(room, response)) continue;
    const { nearest, farthest } = MASTERY;
    const ahead =
      nearest + stream(room.seed, `mastery:${seatIndex}:${attempt}:${place}`).below(farthest - nearest + 1);
    left.splice(ahead - 1, 0, response.q);
  }
  return left;
}
