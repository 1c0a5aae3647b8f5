// First tries: how an attempt's questions went when they were asked first, if some were asked again.

import { policyOf } from '#core/authority/order/policies.ts';
import type { Response, Room } from '#core/authority/state.ts';
import { accuracyOf } from '#core/scoring/score.ts';

/**
 * Returns the responses that were first tries; null if no question was asked again, or if a new answer is a
 * correction of the first one instead of another try.
 */
export function firstTries(room: Room, responses: readonly Response[]): readonly Response[] | null {
  if (policyOf(room).replacesAnswers || !responses.some(({ asking }) => asking)) return null;
  return responses.filter(({ asking }) => !asking);
}

/** Accuracy that these responses' first tries alone would have; absent if that is the accuracy anyway. */
export function firstTryAccuracy(
  room: Room,
  responses: readonly Response[],
): { readonly firstTryAccuracy?: number } {
  const tries = firstTries(room, responses);
  if (!tries) return {};
  const sum = (of: 'marks' | 'possible') => tries.reduce((all, response) => all + response[of], 0);
  return { firstTryAccuracy: accuracyOf(sum('marks'), sum('possible'), tries.length) };
}
