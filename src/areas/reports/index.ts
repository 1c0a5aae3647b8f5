import { lazyPage } from '#src/ui/lazyPage.tsx';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import type { Area } from '#src/host/area.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';

const ReportsPage = lazyPage(() => import('#src/areas/reports/ReportsPage.tsx'), 'ReportsPage');
const PlayerReportPage = lazyPage(
  () => import('#src/areas/reports/PlayerReportPage.tsx'),
  'PlayerReportPage',
  hostFeatures,
  hostKinds,
);
const ReplayPage = lazyPage(
  () => import('#src/areas/reports/replay/ReplayPage.tsx'),
  'ReplayPage',
  hostFeatures,
  playerFeatures,
  questionTwins,
  ambiences,
);

export const reports: Area = {
  rootRoutes: [
    { path: '/host/reports', page: ReportsPage },
    { path: '/host/game/:roomHash/player/:playerId', page: PlayerReportPage },
    { path: '/host/game/:roomHash/replay', page: ReplayPage },
  ],
  hostLink: () => import('#src/areas/reports/hostLink.ts'),
  results: () => import('#src/areas/reports/results.ts'),
};
