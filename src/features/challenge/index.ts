import type { FeatureManifest } from '#src/features/manifest.ts';
import { joinRoutes } from '#src/features/challenge/routes.ts';

export const challenge: FeatureManifest = {
  id: 'challenge',
  player: async () => (await import('#src/features/challenge/player.tsx')).challenge,
  alone: async () => (await import('#src/features/challenge/openChallenge.ts')).challengeAlone,
  routes: { joinRoutes },
};
