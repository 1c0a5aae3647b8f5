import type { HandIntent } from '#src/features/hands/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly hands: HandIntent;
  }
}

export const hands: FeatureManifest = {
  id: 'hands',
  player: async () => (await import('#src/features/hands/player.ts')).hands,
  host: async () => (await import('#src/features/hands/host.ts')).hands,
};
