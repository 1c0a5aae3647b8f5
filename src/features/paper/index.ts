import type { FeatureManifest } from '#src/features/manifest.ts';

export const paper: FeatureManifest = {
  id: 'paper',
  host: async () => (await import('#src/features/paper/host.ts')).paper,
};
