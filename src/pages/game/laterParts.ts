// What a game shows only behind its questions, or when it is asked for: loaded while these are played, so that the first one comes sooner.

import { lazyPage } from '#src/ui/lazyPage.tsx';
import { phaseSources } from '#src/game/phases/registry.ts';
import { loadDialog, loadToaster } from '#src/ui/noticeParts.ts';

const loadMenu = () => import('#src/pages/game/GameMenu.tsx');
/** Of a game on the canvas: one without it has no scenes. */
const loadScenes = async () => {
  const { loadQuestionParts, loadScene } = await import('#scenes/index.ts');
  return Promise.all([loadScene('leaderboard'), loadScene('gameOver'), loadQuestionParts(true)]);
};
const loadTwins = async () => (await import('#src/questions/registry.ts')).loadTwins(true);
const loadSummary = () => import('#src/pages/game/SummaryView.tsx');
const loadEndScreen = () => import('#src/pages/game/EndScreen.tsx');
const loadUnsent = () => import('#src/pages/game/UnsentDialog.tsx');

export const GameMenu = lazyPage(loadMenu, 'GameMenu');
export const EndScreen = lazyPage(loadEndScreen, 'EndScreen');
export const SummaryView = lazyPage(loadSummary, 'SummaryView');
export const UnsentDialog = lazyPage(loadUnsent, 'UnsentDialog');

/** They must be there where the network is gone at the end. A preload that fails is no harm: what is shown asks again. */
export function preloadLaterParts(isDrawn: boolean): void {
  void Promise.allSettled([
    ...(isDrawn ? [loadScenes()] : []),
    loadTwins(),
    loadMenu(),
    loadSummary(),
    loadEndScreen(),
    loadUnsent(),
    loadToaster(),
    loadDialog(),
    ...phaseSources().map((source) => source.preload?.()),
  ]);
}
