// The address of a challenge, for who opened it.

import { lazyPage } from '#src/ui/lazyPage.tsx';
import { type AppRoute, LATER_SOLO } from '#src/platform/route.ts';

const ChallengePage = lazyPage(() => import('#src/features/challenge/ChallengePage.tsx'), 'ChallengePage');

export const joinRoutes: readonly AppRoute[] = [
  { path: '/quiz/:quizId/challenge/:roomHash', page: ChallengePage },
  ...LATER_SOLO.map((kind): AppRoute => ({ path: `/${kind}/:quizId/challenge/:roomHash`, later: 'solo' })),
];
