import type { FeatureManifest } from '#src/features/manifest.ts';

export const teams: FeatureManifest<'teams'> = {
  id: 'teams',
  player: () => import('#src/features/teams/player.ts'),
  host: () => import('#src/features/teams/host.tsx'),
};
