// A question that is asked more than once in an attempt, as a second chance or until it is mastered: which of its responses counts.

import { isAttempt } from '#core/room/phase.ts';
import type { Response, Seat } from '#core/authority/state.ts';

/** Whether the response says how its question went: one that came to nothing, after the first, leaves the one before it. */
export function isCounting({ asking, state }: Pick<Response, 'asking' | 'state'>): boolean {
  return asking === undefined || isAttempt(state);
}

/** What a further response to the same question takes the place of; undefined where there is none. */
export function countingBefore(
  { responses }: Seat,
  { q, asking }: Pick<Response, 'q' | 'asking'>,
): Response | undefined {
  if (asking === undefined) return undefined;
  return responses.findLast((response) => response.q === q && isCounting(response));
}

/** What counts of an attempt, by question. */
export function countingResponses(responses: readonly Response[]): ReadonlyMap<number, Response> {
  const counting = new Map<number, Response>();
  for (const response of responses) if (isCounting(response)) counting.set(response.q, response);
  return counting;
}

/** Responses of an attempt to questions that were asked again. */
export function repeatedIn(responses: readonly Response[]): number {
  return responses.length - countingResponses(responses).size;
}

/** Milliseconds that each question of an attempt took, all times together. */
export function timesByQuestion(responses: readonly Response[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { q, timeMs } of responses) times.set(q, (times.get(q) ?? 0) + timeMs);
  return times;
}
