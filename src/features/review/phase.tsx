// Review phase: when all questions are answered or skipped, the player checks them before submitting.

import { isRevision } from '#core/features/review/review.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

const load = () => import('#src/features/review/ReviewView.tsx');
const ReviewView = lazyPage(load, 'ReviewView');

export const REVIEW: Phase = {
  id: 'review',
  isOver: ({ me, slide }) => me.isOver || !slide?.review.length,
  onNext: () => null,
  scene: 'question',
  page: (props) => <ReviewView {...props} />,
};

export const review: PhaseSource<'review'> = {
  feature: 'review',
  place: 'beforeVerdict',
  ids: ['review'],
  phases: [REVIEW],
  open: () => ({
    // A revision that changed nothing has no verdict.
    atVerdict({ view }) {
      const isUnchanged = isRevision(view) && view.slide?.feedback?.state === 'passed';
      return isUnchanged && view.slide.review.length > 0 ? REVIEW : null;
    },
    beforeNext: ({ view: { me, slide } }) =>
      slide?.answered && slide.review.length > 0 && !me.isOver ? REVIEW : null,
  }),
  preload: load,
};
