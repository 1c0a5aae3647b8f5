import type { FeatureManifest } from '#src/features/manifest.ts';

export const mastery: FeatureManifest = {
  id: 'mastery',
  player: async () => (await import('#src/features/mastery/player.ts')).mastery,
  host: async () => (await import('#src/features/mastery/host.ts')).mastery,
  alone: async () => (await import('#src/features/mastery/soloWay.ts')).masteryAlone,
};
