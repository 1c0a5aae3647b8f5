import type { FeatureManifest } from '#src/features/manifest.ts';
import { type AppRoute, LATER_SOLO } from '#src/platform/route.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';

/** For who opened it. */
const ChallengePage = lazyPage(() => import('#src/features/challenge/ChallengePage.tsx'), 'ChallengePage');

const joinRoutes: readonly AppRoute[] = [
  { path: '/quiz/:quizId/challenge/:roomHash', page: ChallengePage },
  ...LATER_SOLO.map((kind): AppRoute => ({ path: `/${kind}/:quizId/challenge/:roomHash`, later: 'solo' })),
];

export const challenge = {
  player: () => import('#src/features/challenge/player.tsx'),
  alone: () => import('#src/features/challenge/openChallenge.ts'),
  routes: { joinRoutes },
} satisfies FeatureManifest<'challenge'>;
