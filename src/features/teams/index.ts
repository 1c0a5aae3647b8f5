import type { FeatureManifest } from '#src/features/manifest.ts';

export const teams = {
  player: () => import('#src/features/teams/player.ts'),
  host: () => import('#src/features/teams/host.tsx'),
} satisfies FeatureManifest<'teams'>;
