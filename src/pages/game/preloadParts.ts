// Parts needed only after the questions or on request. They are preloaded while the game is played, so that
// the first question appears sooner.

import i18next from 'i18next';
import type { QuestionType } from '#core/questions/question.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { phaseSources } from '#src/game/phases/registry.ts';
import { loadBoardTwin } from '#src/game/twins/PlayerTwin.tsx';
import { loadDialog, loadToaster } from '#src/ui/noticeLoaders.ts';

const loadMenu = () => import('#src/pages/game/GameMenu.tsx');
/** Only for a game on the canvas: without it there are no scenes. */
const loadScenes = async (asked: readonly QuestionType[]) => {
  const { loadQuestionParts, loadScene } = await import('#scenes/index.ts');
  return Promise.all([loadScene('leaderboard'), loadScene('gameOver'), loadQuestionParts(asked)]);
};
const loadTwins = async (asked: readonly QuestionType[]) =>
  (await import('#src/questions/registry.ts')).preloadTwins(asked);
/** The words of these parts. */
const loadWords = () => i18next.loadNamespaces(['settings', 'themes', 'ending']);
const loadEnding = () => import('#src/game/twins/GameOverTwin.tsx');
const loadSummary = () => import('#src/pages/game/SummaryView.tsx');
const loadEndScreen = () => import('#src/pages/game/EndScreen.tsx');
const loadUnsent = () => import('#src/pages/game/UnsentDialog.tsx');

export const GameMenu = lazyPage(loadMenu, 'GameMenu');
export const EndScreen = lazyPage(loadEndScreen, 'EndScreen');
export const SummaryView = lazyPage(loadSummary, 'SummaryView');
export const UnsentDialog = lazyPage(loadUnsent, 'UnsentDialog');

/**
 * They must be loaded in case the network is gone at the end. A failed preload does no harm: the part is
 * requested again when shown. `asked`: types of the game's questions.
 */
export function preloadParts(isDrawn: boolean, asked: readonly QuestionType[]): void {
  void Promise.allSettled([
    ...(isDrawn ? [loadScenes(asked)] : []),
    loadTwins(asked),
    loadBoardTwin(),
    loadMenu(),
    loadWords(),
    loadEnding(),
    loadSummary(),
    loadEndScreen(),
    loadUnsent(),
    loadToaster(),
    loadDialog(),
    ...phaseSources().map((source) => source.preload?.()),
  ]);
}
