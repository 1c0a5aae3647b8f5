// Which wrong answers a player can make up for now: after each segment, once each (specification 2, section 4 "Redemption").

import { answeredCount, askedInAttempt } from '#core/authority/seats.ts';
import type { Redemption, Response, Room, Seat } from '#core/authority/state.ts';
import { endsSegment, offersRedemption } from '#core/room/redemption.ts';

const NONE: Redemption = { taken: 0, from: 0 };

/** The questions of them, as indexes in the author's order, the first answered first. */
export function secondChances(room: Room, seat: Seat): readonly number[] {
  if (!offersRedemption(room) || seat.open || seat.isOver) return [];
  const met = answeredCount(seat) + (seat.later?.length ?? 0);
  if (!endsSegment(met, askedInAttempt(room))) return [];
  const { from } = seat.redemption ?? NONE;
  const taken = new Set(seat.responses.filter(({ attemptType }) => attemptType).map(({ q }) => q));
  return seat.responses
    .slice(from)
    .flatMap((response) => (isWrong(response) && !taken.has(response.q) ? response.q : []));
}

/** Wrongly answered, not let pass or out of time. */
function isWrong({ state, result }: Response): boolean {
  return state === 'attempted' && result === 'incorrect';
}

/** After the player went on without what was left. */
export function declined({ redemption, responses }: Seat): Redemption {
  return { ...(redemption ?? NONE), from: responses.length };
}

/** Once questions that were left for later are asked, the second chances are over. */
export function closed({ redemption }: Seat): Redemption {
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

/** What counts of an attempt, by question: a second chance stands in for the first answer, unless it was let pass. */
export function countingResponses(responses: readonly Response[]): ReadonlyMap<number, Response> {
  const counting = new Map<number, Response>();
  for (const response of responses)
    if (!response.attemptType || response.answer) counting.set(response.q, response);
  return counting;
}
