// Questions camp by camp: what is missed comes again at the end of its camp, until it is right or left behind.

import { counted } from '#core/authority/counted.ts';
import { once } from '#core/authority/order/once.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { climbAfter, queueOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

export const inCamps: OrderPolicy = {
  ...once,
  // Within each camp, and never across.
  arranged(room, order) {
    const { levels } = campsOf(room);
    return order.toSorted((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0));
  },
  next: (room, seatIndex, seat) => queueOf(room, seatIndex, seat)[0],
  after: (room, seatIndex, seat, response) => ({
    ...counted(seat, response),
    climb: climbAfter(room, seatIndex, seat, response),
  }),
  doneCount: (_room, { responses }) =>
    responses.filter(({ comesAgain, ridge }) => !comesAgain && !ridge).length,
  comesAgain: (_room, { comesAgain }) => comesAgain === true,
  // Once more on the ridge.
  mostAskings: () => MYSTIC_PEAK.mostAskings + 1,
  furtherTry: (breakup) => breakup,
};
