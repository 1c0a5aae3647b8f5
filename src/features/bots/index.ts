import type { FeatureManifest } from '#src/features/manifest.ts';

export const bots = {
  host: () => import('#src/features/bots/host.tsx'),
} satisfies FeatureManifest<'bots'>;
