import type { LifeIntent } from '#scenes/features/extraLife/ports.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly extraLife: LifeIntent;
  }
}

export const extraLife = {
  player: () => import('#src/features/extraLife/player.tsx'),
  host: () => import('#src/features/extraLife/host.ts'),
} satisfies FeatureManifest<'extraLife'>;
