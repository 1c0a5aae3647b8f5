import type { HandIntent } from '#src/features/hands/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly hands: HandIntent;
  }
}

export const hands = {
  player: () => import('#src/features/hands/player.ts'),
  host: () => import('#src/features/hands/host.ts'),
} satisfies FeatureManifest<'hands'>;
