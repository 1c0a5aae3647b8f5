// The pages of past games.

import { lazyPage } from '#src/ui/lazyPage.tsx';
import type { AppRoute } from '#src/platform/route.ts';

const ReportsPage = lazyPage(
  () => import('#src/areas/reports/ReportsPage.tsx'),
  (module) => module.ReportsPage,
);
const PlayerReportPage = lazyPage(
  () => import('#src/areas/reports/PlayerReportPage.tsx'),
  (module) => module.PlayerReportPage,
);
const ReplayPage = lazyPage(
  () => import('#src/areas/reports/replay/ReplayPage.tsx'),
  (module) => module.ReplayPage,
);

export const rootRoutes: readonly AppRoute[] = [
  { path: '/host/reports', page: ReportsPage },
  { path: '/host/game/:roomHash/player/:playerId', page: PlayerReportPage },
  { path: '/host/game/:roomHash/replay', page: ReplayPage },
];
