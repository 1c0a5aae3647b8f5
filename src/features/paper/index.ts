import type { FeatureManifest } from '#src/features/manifest.ts';

export const paper: FeatureManifest<'paper'> = {
  id: 'paper',
  host: () => import('#src/features/paper/host.ts'),
};
