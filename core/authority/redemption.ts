// Which wrong answers a player can make up for now: after each segment, once each (specification 2, section 4 "Redemption").

import { answeredCount, askedInAttempt } from '#core/authority/seats.ts';
import type { Redemption, Response, Room, Seat } from '#core/authority/state.ts';
import { isFinished } from '#core/room/phase.ts';
import { endsSegment, offersRedemption } from '#core/room/redemption.ts';

const NONE: Redemption = { taken: 0, from: 0 };

/** The questions of them, as indexes in the author's order, the first answered first. */
export function secondChances(room: Room, seat: Seat): readonly number[] {
  if (!offersRedemption(room) || isFinished(room.state) || seat.open || seat.isOver) return [];
  const met = answeredCount(seat) + (seat.later?.length ?? 0);
  if (!endsSegment(met, askedInAttempt(room))) return [];
  const { from } = seat.redemption ?? NONE;
  const taken = new Set(seat.responses.filter(({ attemptType }) => attemptType).map(({ q }) => q));
  return seat.responses
    .slice(from)
    .flatMap((response) => (isWrong(response) && !taken.has(response.q) ? response.q : []));
}

/**
 * Whether this question can still come again, so that what is right must not be told yet (design, "An answer key never leaves the
 * server before that player's answer is final").
 */
export function mayComeAgain(room: Room, seat: Seat, response: Response): boolean {
  if (!offersRedemption(room) || isFinished(room.state) || seat.isOver) return false;
  if (response.attemptType || !isWrong(response)) return false;
  const place = seat.responses.indexOf(response);
  return (
    place >= (seat.redemption ?? NONE).from &&
    !seat.responses.some(({ q, attemptType }) => q === response.q && attemptType)
  );
}

/** Wrongly answered, not let pass or out of time. */
function isWrong({ state, result }: Response): boolean {
  return state === 'attempted' && result === 'incorrect';
}

/** After the player went on without what was left. */
export function declined({ redemption, responses }: Seat): Redemption {
  return { ...(redemption ?? NONE), from: responses.length };
}

/** Once questions that were left for later are asked, the second chances are over; null in games that offer none. */
export function closed(room: Room, { redemption }: Seat): Redemption | null {
  if (!offersRedemption(room)) return null;
  return { ...(redemption ?? NONE), from: Number.MAX_SAFE_INTEGER };
}

/** With one more second chance taken. */
export function taken({ redemption }: Seat): Redemption {
  const before = redemption ?? NONE;
  return { ...before, taken: before.taken + 1 };
}

/** The response that this one stands in for; undefined where it is the first one. */
export function firstOf({ responses }: Seat, { q, attemptType }: Response): Response | undefined {
  return attemptType && responses.find((response) => response.q === q && !response.attemptType);
}

/** What counts of an attempt, by question: a second chance that was answered stands in for the first answer. */
export function countingResponses(responses: readonly Response[]): ReadonlyMap<number, Response> {
  const counting = new Map<number, Response>();
  for (const response of responses)
    if (!response.attemptType || response.state === 'attempted') counting.set(response.q, response);
  return counting;
}

/** Milliseconds that each question of an attempt took, both times together. */
export function timesByQuestion(responses: readonly Response[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { q, timeMs } of responses) times.set(q, (times.get(q) ?? 0) + timeMs);
  return times;
}
