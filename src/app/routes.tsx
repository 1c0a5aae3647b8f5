// All addresses of the app. A page of later work has an entry in LATER and nothing else; give it a `page` when it is built.

import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPage } from '#src/app/lazyPage.tsx';
import { HomePage } from '#src/pages/home/HomePage.tsx';

export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

type PageComponent = ComponentType<PageProps> | LazyExoticComponent<ComponentType<PageProps>>;

/** `path` as wouter has it. */
export type AppRoute =
  | { readonly path: string; readonly page: PageComponent }
  /** Says what it will be: strings `later:<id>`. */
  | { readonly path: string; readonly later: LaterId }
  | { readonly path: string; readonly redirect: string };

export type LaterId =
  | 'dashboard'
  | 'search'
  | 'activity'
  | 'topic'
  | 'eventQuizzes'
  | 'class'
  | 'groups'
  | 'course'
  | 'flashcards'
  | 'solo'
  | 'roleplay'
  | 'notes'
  | 'avatarShop'
  | 'leaderboards'
  | 'embed'
  | 'account';

const NamePage = lazyPage(
  () => import('#src/pages/name/NamePage.tsx'),
  (module) => module.NamePage,
);
const GamePage = lazyPage(
  () => import('#src/pages/game/GamePage.tsx'),
  (module) => module.GamePage,
);
const SoloPage = lazyPage(
  () => import('#src/pages/solo/SoloPage.tsx'),
  (module) => module.SoloPage,
);
const ContestPage = lazyPage(
  () => import('#src/pages/contest/ContestPage.tsx'),
  (module) => module.ContestPage,
);
const ChallengePage = lazyPage(
  () => import('#src/pages/challenge/ChallengePage.tsx'),
  (module) => module.ChallengePage,
);
const SettingsPage = lazyPage(
  () => import('#src/pages/settings/SettingsPage.tsx'),
  (module) => module.SettingsPage,
);

const LibraryPage = lazyPage(
  () => import('#src/areas/library/LibraryPage.tsx'),
  (module) => module.LibraryPage,
);
const ImportPage = lazyPage(
  () => import('#src/areas/library/import/ImportPage.tsx'),
  (module) => module.ImportPage,
);
const QuizPage = lazyPage(
  () => import('#src/areas/library/quiz/QuizPage.tsx'),
  (module) => module.QuizPage,
);
const OptionsPage = lazyPage(
  () => import('#src/host/options/OptionsPage.tsx'),
  (module) => module.OptionsPage,
);
const RoomPage = lazyPage(
  () => import('#src/host/room/RoomPage.tsx'),
  (module) => module.RoomPage,
);
const MemesPage = lazyPage(
  () => import('#src/areas/memes/MemesPage.tsx'),
  (module) => module.MemesPage,
);
const MemeSetPage = lazyPage(
  () => import('#src/areas/memes/MemeSetPage.tsx'),
  (module) => module.MemeSetPage,
);
const PlayerReportPage = lazyPage(
  () => import('#src/areas/reports/PlayerReportPage.tsx'),
  (module) => module.PlayerReportPage,
);
const ReplayPage = lazyPage(
  () => import('#src/areas/reports/replay/ReplayPage.tsx'),
  (module) => module.ReplayPage,
);
const ReportsPage = lazyPage(
  () => import('#src/areas/reports/ReportsPage.tsx'),
  (module) => module.ReportsPage,
);
const ProjectorPage = lazyPage(
  () => import('#src/host/projector/ProjectorPage.tsx'),
  (module) => module.ProjectorPage,
);

/** For who works on the scenes; nothing links there. */
const GalleryPage = lazyPage(
  () => import('#src/gallery/GalleryPage.tsx'),
  (module) => module.GalleryPage,
);

/** Below /join and /pro/join. */
export const AREA_ROUTES: readonly AppRoute[] = [
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
  { path: '/quiz/:quizId/challenge/:roomHash', page: ChallengePage },
  ...['presentation', 'lesson', 'flashcard', 'ai-training'].flatMap((kind): AppRoute[] => [
    { path: `/${kind}/:quizId?`, later: 'solo' },
    { path: `/${kind}/:quizId/start`, later: 'solo' },
    { path: `/${kind}/:quizId/challenge/:roomHash`, later: 'solo' },
  ]),
  { path: '/roleplay/preview', later: 'roleplay' },
  { path: '/roleplay/:gameComposite', later: 'roleplay' },
  { path: '/notes/:gameComposite', later: 'notes' },
  { path: '/avatar-shop', later: 'avatarShop' },
  { path: '/ldb-gateway', later: 'leaderboards' },
  { path: '/ldb-gateway-test', later: 'leaderboards' },
  { path: '/ldb-backup-link/:backupLinkComposite', later: 'leaderboards' },
];

/** Outside of the areas. */
export const ROOT_ROUTES: readonly AppRoute[] = [
  { path: '/', redirect: '/join' },
  { path: '/pro', redirect: '/pro/join' },
  { path: '/host', page: LibraryPage },
  { path: '/host/import', page: ImportPage },
  { path: '/host/quiz/:quizId', page: QuizPage },
  { path: '/host/quiz/:quizId/start', page: OptionsPage },
  { path: '/host/reports', page: ReportsPage },
  { path: '/host/memes', page: MemesPage },
  { path: '/host/memes/:setId', page: MemeSetPage },
  { path: '/host/game/:roomHash', page: RoomPage },
  { path: '/host/game/:roomHash/player/:playerId', page: PlayerReportPage },
  { path: '/host/game/:roomHash/replay', page: ReplayPage },
  { path: '/host/game/:roomHash/projector', page: ProjectorPage },
  ...['quiz', 'presentation', 'lesson', 'interactive-video', 'passage', 'reading-quiz'].map(
    (kind): AppRoute => ({ path: `/embed/${kind}/:quizId`, later: 'embed' }),
  ),
  { path: '/gallery', page: GalleryPage },
  { path: '/signup/*?', later: 'account' },
  { path: '/reactivate', later: 'account' },
  { path: '/delete-account', later: 'account' },
];
