import type { FeatureManifest } from '#src/features/manifest.ts';

export const robots = {
  host: () => import('#src/features/robots/host.tsx'),
} satisfies FeatureManifest<'robots'>;
