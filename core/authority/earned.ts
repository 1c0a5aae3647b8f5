// What a player's questions have earned: all tries together, since a further one earns on top of those before.

import { countingResponses } from '#core/authority/askings.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Response, Room } from '#core/authority/state.ts';
import { NO_SCORE } from '#core/scoring/score.ts';
import type { ScoreBreakup } from '#core/views/playerView.ts';

/** By question, of the responses of one attempt: together they are the attempt's score, but for its ledger. */
export function earnedByQuestion(
  room: Room,
  responses: readonly Response[],
): ReadonlyMap<number, ScoreBreakup> {
  // What is changed before it is handed in stands in for what was there.
  const earning = policyOf(room).replacesAnswers ? countingResponses(responses).values() : responses;
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
