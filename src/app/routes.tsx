// All routes of the app, except those that areas and features define in their own folders. A page that isn't
// built yet has only an entry in LATER; give it a `page` once it is.

import i18next from 'i18next';
import { handNextPages } from '#src/game/joining/preload.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { lazyPage, withNeeds } from '#src/ui/lazyPage.tsx';
import { type AppRoute, type AreaRoutes, PLACEHOLDER_SOLO_KINDS } from '#src/platform/route.ts';
import { AREAS } from '#src/app/areas.ts';
import { FEATURES } from '#src/app/features.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { soloParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { projectorParts } from '#src/host/projector/projectorParts.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { HomePage } from '#src/pages/home/HomePage.tsx';

const loadNamePage = () => import('#src/pages/name/NamePage.tsx');
const NamePage = lazyPage(loadNamePage, 'NamePage');
/** Handed-down parts that player pages need. */
const forPlayers = [playerFeatures, questionTwins, ambiences];
/** Handed-down parts that host pages need. */
const forHosts = [hostFeatures, hostKinds, resultParts, ambiences];

const loadGamePage = () => withNeeds(import('#src/pages/game/GamePage.tsx'), forPlayers);
const GamePage = lazyPage(loadGamePage, 'GamePage');
handNextPages({
  name: loadNamePage,
  game: () =>
    Promise.all([
      loadGamePage(),
      import('#src/game/StageView.tsx').then(({ preloadTheme }) => preloadTheme(DEFAULT_THEME)),
      import('#scenes/index.ts').then(({ loadScene }) => loadScene('question')),
      import('socket.io-client'),
      i18next.loadNamespaces(['play', 'scenes', 'characters']),
    ]),
});
const SoloPage = lazyPage(() => import('#src/pages/solo/SoloPage.tsx'), 'SoloPage', soloParts);
const ContestPage = lazyPage(() => import('#src/pages/contest/ContestPage.tsx'), 'ContestPage');
const SettingsPage = lazyPage(() => import('#src/pages/settings/SettingsPage.tsx'), 'SettingsPage');

const OptionsPage = lazyPage(() => import('#src/host/options/OptionsPage.tsx'), 'OptionsPage', ...forHosts);
const RoomPage = lazyPage(() => import('#src/host/room/RoomPage.tsx'), 'RoomPage', ...forHosts);
const ProjectorPage = lazyPage(
  () => import('#src/host/projector/ProjectorPage.tsx'),
  'ProjectorPage',
  ...forHosts,
  projectorParts,
);

/** For working on scenes; nothing links there. */
const GalleryPage = lazyPage(
  () => import('#src/pages/gallery/GalleryPage.tsx'),
  'GalleryPage',
  ...forPlayers,
  ...forHosts,
  projectorParts,
  galleryPhases,
);

function otherRoutes(below: keyof AreaRoutes): readonly AppRoute[] {
  const others: readonly AreaRoutes[] = [
    ...AREAS,
    ...Object.values(FEATURES).flatMap((feature) => ('routes' in feature ? feature.routes : [])),
  ];
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
  ...PLACEHOLDER_SOLO_KINDS.flatMap((kind): AppRoute[] => [
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

/** All other routes. */
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
