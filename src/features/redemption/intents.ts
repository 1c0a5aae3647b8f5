// Takes a second chance.

import type { RedeemIntent } from '#scenes/features/redemption/ports.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export function redeemIntents(seat: SeatAccess) {
  return {
    redeem: ({ questionId }: RedeemIntent) => seat.openQuestions({ redemptionId: questionId }),
  };
}
