import type { FeatureManifest } from '#src/features/manifest.ts';

export const paper = {
  host: () => import('#src/features/paper/host.ts'),
} satisfies FeatureManifest<'paper'>;
