import type { FeatureManifest } from '#src/features/manifest.ts';

export const robots: FeatureManifest = {
  id: 'robots',
  host: async () => (await import('#src/features/robots/host.tsx')).robots,
};
