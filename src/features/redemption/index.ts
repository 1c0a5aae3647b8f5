import type { RedeemIntent } from '#src/features/redemption/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly redemption: RedeemIntent;
  }
}

export const redemption: FeatureManifest<'redemption'> = {
  id: 'redemption',
  player: () => import('#src/features/redemption/player.ts'),
  host: () => import('#src/features/redemption/host.tsx'),
};
