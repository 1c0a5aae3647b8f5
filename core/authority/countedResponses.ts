// Repeated questions: which response counts when a question is asked more than once in an attempt, as a
// second chance or in mastery.

import { isAttempt } from '#core/room/phase.ts';
import type { Response, Seat } from '#core/authority/state.ts';

/**
 * True if the response decides how its question went. A repeat without an answer leaves the earlier response
 * in place.
 */
export function isCounted({ asking, state }: Pick<Response, 'asking' | 'state'>): boolean {
  return asking === undefined || isAttempt(state);
}

/** Returns the response that a repeat of the same question may replace; undefined on the first asking. */
export function replacedResponse(
  { responses }: Seat,
  { q, asking }: Pick<Response, 'q' | 'asking'>,
): Response | undefined {
  if (asking === undefined) return undefined;
  return responses.findLast((response) => response.q === q && isCounted(response));
}

/** Counting responses of an attempt, by question index. */
export function countedResponses(responses: readonly Response[]): ReadonlyMap<number, Response> {
  const counting = new Map<number, Response>();
  for (const response of responses) if (isCounted(response)) counting.set(response.q, response);
  return counting;
}

/** Number of responses to repeated questions in an attempt. */
export function repeatCount(responses: readonly Response[]): number {
  return responses.length - countedResponses(responses).size;
}

/** Total milliseconds spent on each question of an attempt, over all its repeats. */
export function timesByQuestion(responses: readonly Response[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { q, timeMs } of responses) times.set(q, (times.get(q) ?? 0) + timeMs);
  return times;
}
