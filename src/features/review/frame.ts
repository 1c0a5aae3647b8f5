// What is said of a question that is looked over.

import { isRevision, offersReview } from '#core/features/review/review.ts';
import type { FramePart } from '#src/features/framePart.ts';

export const review: FramePart = {
  // Once the answer is in, it is not as it was.
  note: (view) => (isRevision(view) && !view.slide?.answered ? { key: 'play:review.note' } : null),
  saysAgain: ({ room }) => (offersReview(room) ? 'play:review.note' : null),
  skipKey: (view) => (isRevision(view) ? 'play:review.back' : null),
};
