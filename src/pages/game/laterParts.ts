// What a game shows only behind its questions: loaded while these are played, so that the first one comes sooner.

import { lazyPage } from '#src/app/lazyPage.tsx';

const loadReview = () => import('#src/pages/game/ReviewView.tsx');
const loadSummary = () => import('#src/pages/game/SummaryView.tsx');

export const ReviewView = lazyPage(loadReview, (module) => module.ReviewView);
export const SummaryView = lazyPage(loadSummary, (module) => module.SummaryView);

/** They must be there where the network is gone at the end. A preload that fails is no harm: what is shown asks again. */
export function preloadLaterParts(): void {
  void Promise.allSettled([loadReview(), loadSummary()]);
}
