import type { FeatureManifest } from '#src/features/manifest.ts';

export const mastery = {
  player: () => import('#src/features/mastery/player.ts'),
  host: () => import('#src/features/mastery/host.ts'),
  alone: () => import('#src/features/mastery/soloWay.ts'),
} satisfies FeatureManifest<'mastery'>;
