// Each question comes once, and at the end each can be opened again: another answer takes the place of the one before.

import { countingBefore, isCounting } from '#core/authority/askings.ts';
import { counted, streaksOf } from '#core/authority/counted.ts';
import { once } from '#core/authority/order/once.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type { Response, Seat } from '#core/authority/state.ts';

/** How often one question can be opened once more: a program that does nothing else must not fill the memory. */
export const MOST_REVISIONS = 10;

export const revisable: OrderPolicy = {
  ...once,
  replacesAnswers: true,
  after: (_room, _seatIndex, seat, response) =>
    response.asking ? withRevision(seat, response) : counted(seat, response),
  mostAskings: () => 1 + MOST_REVISIONS,
  usedMs: ({ responses }, q) =>
    responses.reduce((sum, response) => (response.q === q ? sum + response.timeMs : sum), 0),
  /** A streak is what it was, or is lost. */
  furtherTry({ base, timer }, result, seat, q) {
    const before = countingBefore(seat, { q, asking: 2 });
    const streak = result === 'correct' && before?.result === 'correct' ? before.breakup.streak : 0;
    return { base, timer, streak, total: base + timer + streak };
  },
};

/** The seat with an answer changed before it is handed in: what the one before had earned, it has not. */
function withRevision(seat: Seat, response: Response): Seat {
  const before = countingBefore(seat, response);
  const replaces = before !== undefined && isCounting(response);
  const isRight = ({ result }: Response): number => Number(result === 'correct');
  const after = counted(seat, response);
  return {
    ...after,
    score: replaces ? Math.max(0, seat.score + response.breakup.total - before.breakup.total) : seat.score,
    totalCorrect: replaces ? seat.totalCorrect + isRight(response) - isRight(before) : seat.totalCorrect,
    ...streaksOf(after.responses),
  };
}
