// Default order policy: each question once, postponed ones at the end. Repeats (a second chance, an extra
// life) are up to features.

import { withResponseCounted } from '#core/authority/countResponse.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import type { OrderPolicy, Responses } from '#core/authority/order/policy.ts';

/** Number of questions answered in an attempt; repeats don't count. */
export function answeredCount({ responses, repeated }: Responses): number {
  return responses.length - repeated;
}

export const askOnce: OrderPolicy = {
  replacesAnswers: false,
  next(room, seatIndex, seat) {
    const { responses, later } = seat;
    const order = orderOf(room, seatIndex);
    if (later === null) return order[answeredCount(seat)];
    const met = new Set([...responses, ...later].map(({ q }) => q));
    return order.find((q) => !met.has(q)) ?? later[0]?.q;
  },
  count: withResponseCounted,
  after: (_room, _seatIndex, seat, response) => withResponseCounted(seat, response),
  postponed: (_room, _seatIndex, seat) => seat,
  finishedCount: (_room, attempt) => answeredCount(attempt),
  willRepeat: () => false,
  maxTries: () => 1,
  usedMs: () => 0,
  /**
   * A question's base points are earned once: a better answer to a repeat earns what the earlier ones left.
   */
  repeatScore({ base, timer, streak }, _result, { responses }, q) {
    const earned = responses.reduce((sum, given) => (given.q === q ? sum + given.breakup.base : sum), 0);
    const left = Math.max(0, base - earned);
    return { base: left, timer, streak, total: left + timer + streak };
  },
};
