import type { FeatureManifest } from '#src/features/manifest.ts';
import { joinRoutes } from '#src/features/challenge/routes.ts';

export const challenge = {
  player: () => import('#src/features/challenge/player.tsx'),
  alone: () => import('#src/features/challenge/openChallenge.ts'),
  routes: { joinRoutes },
} satisfies FeatureManifest<'challenge'>;
