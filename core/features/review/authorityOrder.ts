// Order with a review: each question is asked once and can be reopened at the end, where a new answer
// replaces the earlier one.

import { replacedResponse, isCounted } from '#core/authority/countedResponses.ts';
import { withResponseCounted, streaksOf } from '#core/authority/countResponse.ts';
import { askOnce } from '#core/authority/order/askOnce.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type { Response, Seat } from '#core/authority/state.ts';
import { NO_SCORE } from '#core/scoring/score.ts';

/** Maximum number of times one question can be reopened, so that a script can't fill the memory. */
export const MAX_REVISIONS = 10;

export const revisable: OrderPolicy = {
  ...askOnce,
  replacesAnswers: true,
  count: counted,
  after: (_room, _seatIndex, seat, response) => counted(seat, response),
  maxTries: () => 1 + MAX_REVISIONS,
  usedMs: ({ responses }, q) =>
    responses.reduce((sum, response) => (response.q === q ? sum + response.timeMs : sum), 0),
  /**
   * Keeps the streak bonus of the earlier answer, and its time bonus as far as there is time left, or loses
   * them: players could leave a question for the review to think without a clock.
   */
  repeatScore(breakup, result, seat, q) {
    const before = replacedResponse(seat, { q, asking: 2 });
    const keeps = result === 'correct' && before?.result === 'correct' ? before.breakup : NO_SCORE;
    const { base } = breakup;
    const timer = Math.min(breakup.timer, keeps.timer);
    return { base, timer, streak: keeps.streak, total: base + timer + keeps.streak };
  },
};

function counted(seat: Seat, response: Response): Seat {
  return response.asking ? withRevision(seat, response) : withResponseCounted(seat, response);
}

/** Returns the seat with an answer changed before submission; the earlier answer's points are taken back. */
function withRevision(seat: Seat, response: Response): Seat {
  const before = replacedResponse(seat, response);
  const replaces = before !== undefined && isCounted(response);
  const isRight = ({ result }: Response): number => Number(result === 'correct');
  const after = withResponseCounted(seat, response);
  return {
    ...after,
    score: replaces ? Math.max(0, seat.score + response.breakup.total - before.breakup.total) : seat.score,
    totalCorrect: replaces ? seat.totalCorrect + isRight(response) - isRight(before) : seat.totalCorrect,
    ...streaksOf(after.responses),
  };
}
