import type { FeatureManifest } from '#src/features/manifest.ts';
import { type AppRoute, PLACEHOLDER_SOLO_KINDS } from '#src/platform/route.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';

/** For the challenge's creator. */
const ChallengePage = lazyPage(() => import('#src/features/challenge/ChallengePage.tsx'), 'ChallengePage');

const joinRoutes: readonly AppRoute[] = [
  { path: '/quiz/:quizId/challenge/:roomHash', page: ChallengePage },
  ...PLACEHOLDER_SOLO_KINDS.map(
    (kind): AppRoute => ({ path: `/${kind}/:quizId/challenge/:roomHash`, later: 'solo' }),
  ),
];

export const challenge = {
  player: () => import('#src/features/challenge/player.tsx'),
  alone: () => import('#src/features/challenge/openChallenge.ts'),
  routes: { joinRoutes },
} satisfies FeatureManifest<'challenge'>;
