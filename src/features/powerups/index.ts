import type { PowerupIntent } from '#src/features/powerups/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly powerups: PowerupIntent;
  }
}

export const powerups = {
  player: () => import('#src/features/powerups/player.tsx'),
  host: () => import('#src/features/powerups/host.tsx'),
  alone: () => import('#src/features/powerups/soloWay.ts'),
} satisfies FeatureManifest<'powerups'>;
