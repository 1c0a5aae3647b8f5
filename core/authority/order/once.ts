// Each question comes once, those that were left for later at the end. What asks a question again (a second chance, an extra life) is a
// feature of its own.

import { counted } from '#core/authority/counted.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import type { OrderPolicy, Responses } from '#core/authority/order/policy.ts';

/** Questions of an attempt that were answered: one that was asked again is not another one. */
export function answeredCount({ responses, repeated }: Responses): number {
  return responses.length - repeated;
}

export const once: OrderPolicy = {
  replacesAnswers: false,
  boardEvery: 1,
  next(room, seatIndex, seat) {
    const { responses, later } = seat;
    const order = orderOf(room, seatIndex);
    if (later === null) return order[answeredCount(seat)];
    const met = new Set([...responses, ...later].map(({ q }) => q));
    return order.find((q) => !met.has(q)) ?? later[0]?.q;
  },
  after: (_room, _seatIndex, seat, response) => counted(seat, response),
  postponed: (_room, _seatIndex, seat) => seat,
  doneCount: (_room, attempt) => answeredCount(attempt),
  comesAgain: () => false,
  mostAskings: () => 1,
  usedMs: () => 0,
  /** Base points of a question are earned once: a better answer to it, asked again, earns what the one before left. */
  furtherTry({ base, timer, streak }, _result, { responses }, q) {
    const earned = responses.reduce((sum, given) => (given.q === q ? sum + given.breakup.base : sum), 0);
    const left = Math.max(0, base - earned);
    return { base: left, timer, streak, total: left + timer + streak };
  },
};
