import type { FeatureManifest } from '#src/features/manifest.ts';

export const robots: FeatureManifest<'robots'> = {
  id: 'robots',
  host: () => import('#src/features/robots/host.tsx'),
};
