// Points earned per question: all tries together, since each one adds to what earlier tries earned.

import { countedResponses } from '#core/authority/countedResponses.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Response, Room } from '#core/authority/state.ts';
import { NO_SCORE } from '#core/scoring/score.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';

/**
 * Sums the responses of one attempt by question. Together they make the attempt's score, except for its
 * ledger.
 */
export function earnedByQuestion(
  room: Room,
  responses: readonly Response[],
): ReadonlyMap<number, ScoreBreakup> {
  // In a review, a revised answer replaces the earlier one instead of adding to it.
  const earning = policyOf(room).replacesAnswers ? countedResponses(responses).values() : responses;
  const earned = new Map<number, ScoreBreakup>();
  for (const { q, breakup } of earning) {
    const { base, timer, streak, extra = 0, total } = earned.get(q) ?? NO_SCORE;
    const made = extra + (breakup.extra ?? 0);
    earned.set(q, {
      base: base + breakup.base,
      timer: timer + breakup.timer,
      streak: streak + breakup.streak,
      ...(made !== 0 && { extra: made }),
      total: total + breakup.total,
    });
  }
  return earned;
}
