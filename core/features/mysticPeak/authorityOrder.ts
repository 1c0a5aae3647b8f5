// Question order by camp: a missed question is asked again at the end of its camp until it is correct or left
// behind.

import { withResponseCounted } from '#core/authority/countResponse.ts';
import { askOnce } from '#core/authority/order/askOnce.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { climbAfter, queueOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

export const inCamps: OrderPolicy = {
  ...askOnce,
  // Shuffling stays within each camp.
  rearrange(room, order) {
    const { levels } = campsOf(room);
    return order.toSorted((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0));
  },
  next: (room, seatIndex, seat) => queueOf(room, seatIndex, seat)[0],
  after: (room, seatIndex, seat, response) => ({
    ...withResponseCounted(seat, response),
    climb: climbAfter(room, seatIndex, seat, response),
  }),
  finishedCount: (_room, { responses }) =>
    responses.filter(({ comesAgain, ridge }) => !comesAgain && !ridge).length,
  willRepeat: (_room, { comesAgain }) => comesAgain === true,
  // One more try on the ridge.
  maxTries: () => MYSTIC_PEAK.maxTries + 1,
  repeatScore: (breakup) => breakup,
};
