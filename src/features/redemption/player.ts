// What is said of a question that is a second chance.

import { redeemIntents } from '#src/features/redemption/intents.ts';
import { redemption as phases } from '#src/features/redemption/phases.tsx';
import { offersRedemption } from '#core/features/redemption/redemption.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';

export const redemption: PlayerFeature = {
  intents: redeemIntents,
  phases,

  note: ({ room, slide }) =>
    offersRedemption(room) && (slide?.asking ?? 1) > 1 ? { key: 'play:redemption.note' } : null,
  saysAgain: () => 'play:say.secondChance',
};
