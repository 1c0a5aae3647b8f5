import type { LifeIntent } from '#src/features/extraLife/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly extraLife: LifeIntent;
  }
}

export const extraLife: FeatureManifest<'extraLife'> = {
  id: 'extraLife',
  player: () => import('#src/features/extraLife/player.tsx'),
  host: () => import('#src/features/extraLife/host.ts'),
};
