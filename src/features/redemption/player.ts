import { redemption as phases } from '#src/features/redemption/phases.tsx';
import { offersRedemption } from '#core/features/redemption/redemption.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { RedeemIntent } from '#scenes/features/redemption/ports.ts';

export const redemption: PlayerFeature = {
  intents: ({ openQuestions }) => ({
    redeem: ({ questionId }: RedeemIntent) => openQuestions({ redemptionId: questionId }),
  }),
  phases,
  note: ({ room, slide }) =>
    offersRedemption(room) && (slide?.asking ?? 1) > 1 ? { key: 'play:redemption.note' } : null,
  repeatAnnouncement: () => 'play:say.secondChance',
};
