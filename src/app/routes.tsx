// All addresses of the app; those of an area (src/areas) or a feature (src/features) stand in its folder. A page of later work has an entry in LATER and nothing else; give it a `page` when it is built.

import i18next from 'i18next';
import { handNextPages } from '#src/game/entering/preload.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { type AppRoute, type AreaRoutes, LATER_SOLO } from '#src/platform/route.ts';
import * as AREAS from '#src/areas/index.ts';
import * as FEATURES from '#src/features/routes.ts';
import { HomePage } from '#src/pages/home/HomePage.tsx';

const loadNamePage = () => import('#src/pages/name/NamePage.tsx');
const NamePage = lazyPage(loadNamePage, (module) => module.NamePage);
const loadGamePage = () => import('#src/pages/game/GamePage.tsx');
const GamePage = lazyPage(loadGamePage, (module) => module.GamePage);
handNextPages({
  name: loadNamePage,
  game: () =>
    Promise.all([
      loadGamePage(),
      import('#src/pages/game/StageView.tsx'),
      import('#scenes/index.ts').then(({ loadScene }) => loadScene('question')),
      import('socket.io-client'),
      i18next.loadNamespaces(['play', 'scenes', 'characters']),
    ]),
});
const SoloPage = lazyPage(
  () => import('#src/pages/solo/SoloPage.tsx'),
  (module) => module.SoloPage,
);
const ContestPage = lazyPage(
  () => import('#src/pages/contest/ContestPage.tsx'),
  (module) => module.ContestPage,
);
const SettingsPage = lazyPage(
  () => import('#src/pages/settings/SettingsPage.tsx'),
  (module) => module.SettingsPage,
);

const OptionsPage = lazyPage(
  () => import('#src/host/options/OptionsPage.tsx'),
  (module) => module.OptionsPage,
);
const RoomPage = lazyPage(
  () => import('#src/host/room/RoomPage.tsx'),
  (module) => module.RoomPage,
);
const ProjectorPage = lazyPage(
  () => import('#src/host/projector/ProjectorPage.tsx'),
  (module) => module.ProjectorPage,
);

/** For who works on the scenes; nothing links there. */
const GalleryPage = lazyPage(
  () => import('#src/pages/gallery/GalleryPage.tsx'),
  (module) => module.GalleryPage,
);

function otherRoutes(below: keyof AreaRoutes): readonly AppRoute[] {
  const others: readonly AreaRoutes[] = [...Object.values(AREAS), ...Object.values(FEATURES)];
  return others.flatMap((routes) => routes[below] ?? []);
}

/** Below /join and /pro/join. */
export const JOIN_ROUTES: readonly AppRoute[] = [
  { path: '/', page: HomePage },
  { path: '/game-code', redirect: '/' },
  { path: '/pre-game/running/:composite/start', page: NamePage },
  { path: '/game/:composite', page: GamePage },
  { path: '/settings', page: SettingsPage },
  { path: '/dashboard', later: 'dashboard' },
  { path: '/search/:query?', later: 'search' },
  { path: '/activity', redirect: '/activity/running' },
  { path: '/activity/:list', later: 'activity' },
  { path: '/topic/:topicId/:topicSlug', later: 'topic' },
  { path: '/event-quizzes', later: 'eventQuizzes' },
  { path: '/class', later: 'class' },
  { path: '/groups', later: 'groups' },
  { path: '/course/:courseSessionId', later: 'course' },
  { path: '/flashcards', later: 'flashcards' },
  { path: '/contest/:contestId/:quizId?', page: ContestPage },
  { path: '/quiz/:quizId', page: SoloPage },
  { path: '/quiz/:quizId/start', page: SoloPage },
  { path: '/quiz', redirect: '/' },
  ...LATER_SOLO.flatMap((kind): AppRoute[] => [
    { path: `/${kind}/:quizId?`, later: 'solo' },
    { path: `/${kind}/:quizId/start`, later: 'solo' },
  ]),
  { path: '/roleplay/preview', later: 'roleplay' },
  { path: '/roleplay/:gameComposite', later: 'roleplay' },
  { path: '/notes/:gameComposite', later: 'notes' },
  { path: '/avatar-shop', later: 'avatarShop' },
  { path: '/ldb-gateway', later: 'leaderboards' },
  { path: '/ldb-gateway-test', later: 'leaderboards' },
  { path: '/ldb-backup-link/:backupLinkComposite', later: 'leaderboards' },
  ...otherRoutes('joinRoutes'),
];

/** Everywhere else. */
export const ROOT_ROUTES: readonly AppRoute[] = [
  { path: '/', redirect: '/join' },
  { path: '/pro', redirect: '/pro/join' },
  { path: '/host/quiz/:quizId/start', page: OptionsPage },
  { path: '/host/game/:roomHash', page: RoomPage },
  { path: '/host/game/:roomHash/projector', page: ProjectorPage },
  ...['quiz', 'presentation', 'lesson', 'interactive-video', 'passage', 'reading-quiz'].map(
    (kind): AppRoute => ({ path: `/embed/${kind}/:quizId`, later: 'embed' }),
  ),
  { path: '/gallery', page: GalleryPage },
  { path: '/signup/*?', later: 'account' },
  { path: '/reactivate', later: 'account' },
  { path: '/delete-account', later: 'account' },
  ...otherRoutes('rootRoutes'),
];
