import type { RedeemIntent } from '#scenes/features/redemption/ports.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly redemption: RedeemIntent;
  }
}

export const redemption = {
  player: () => import('#src/features/redemption/player.ts'),
  host: () => import('#src/features/redemption/host.tsx'),
} satisfies FeatureManifest<'redemption'>;
