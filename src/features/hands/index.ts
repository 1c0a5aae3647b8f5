import type { HandIntent } from '#src/features/hands/player.tsx';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly hands: HandIntent;
  }
}

export const hands = {
  player: () => import('#src/features/hands/player.tsx'),
  host: () => import('#src/features/hands/host.tsx'),
} satisfies FeatureManifest<'hands'>;
