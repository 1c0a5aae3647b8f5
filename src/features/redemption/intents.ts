// Takes a second chance.

import type { Intent } from '#scenes/index.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export type RedeemIntent = Extract<Intent, { readonly type: 'redeem' }>;

export function redeemIntents(seat: SeatAccess) {
  return {
    redeem: ({ questionId }: RedeemIntent) => seat.openQuestions({ redemptionId: questionId }),
  };
}
