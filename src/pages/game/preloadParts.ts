// Parts needed only after the questions or on request. They are preloaded while the game is played, so that
// the first question appears sooner.

import { lazyPage } from '#src/ui/lazyPage.tsx';
import { phaseSources } from '#src/game/phases/registry.ts';
import { loadBoardTwin } from '#src/game/twins/PlayerTwin.tsx';
import { loadDialog, loadToaster } from '#src/ui/noticeLoaders.ts';

const loadMenu = () => import('#src/pages/game/GameMenu.tsx');
/** Only for a game on the canvas: without it there are no scenes. */
const loadScenes = async () => {
  const { loadQuestionParts, loadScene } = await import('#scenes/index.ts');
  return Promise.all([loadScene('leaderboard'), loadScene('gameOver'), loadQuestionParts(true)]);
};
const loadTwins = async () => (await import('#src/questions/registry.ts')).loadTwins(true);
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
 * requested again when shown.
 */
export function preloadParts(isDrawn: boolean): void {
  void Promise.allSettled([
    ...(isDrawn ? [loadScenes()] : []),
    loadTwins(),
    loadBoardTwin(),
    loadMenu(),
    loadEnding(),
    loadSummary(),
    loadEndScreen(),
    loadUnsent(),
    loadToaster(),
    loadDialog(),
    ...phaseSources().map((source) => source.preload?.()),
  ]);
}
