// All addresses of the app; those of an area or a feature stand in its folder. A page of later work has an entry in LATER and nothing else; give it a `page` when it is built.

import i18next from 'i18next';
import { handNextPages } from '#src/game/entering/preload.ts';
import { lazyPage, withNeeds } from '#src/ui/lazyPage.tsx';
import { type AppRoute, type AreaRoutes, LATER_SOLO } from '#src/platform/route.ts';
import { AREAS } from '#src/app/areas.ts';
import { FEATURES } from '#src/app/features.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { aloneParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { projectorParts } from '#src/host/projector/projectorParts.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { HomePage } from '#src/pages/home/HomePage.tsx';

const loadNamePage = () => import('#src/pages/name/NamePage.tsx');
const NamePage = lazyPage(loadNamePage, 'NamePage');
/** What the pages of players need of what stands above them. */
const forPlayers = [playerFeatures, questionTwins, ambiences];
/** The same of those of hosts. */
const forHosts = [hostFeatures, hostKinds, resultParts, ambiences];

const loadGamePage = () => withNeeds(import('#src/pages/game/GamePage.tsx'), forPlayers);
const GamePage = lazyPage(loadGamePage, 'GamePage');
handNextPages({
  name: loadNamePage,
  game: () =>
    Promise.all([
      loadGamePage(),
      import('#src/game/StageView.tsx'),
      import('#scenes/index.ts').then(({ loadScene }) => loadScene('question')),
      import('socket.io-client'),
      i18next.loadNamespaces(['play', 'scenes', 'characters']),
    ]),
});
const SoloPage = lazyPage(() => import('#src/pages/solo/SoloPage.tsx'), 'SoloPage', aloneParts);
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

/** For who works on the scenes; nothing links there. */
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
