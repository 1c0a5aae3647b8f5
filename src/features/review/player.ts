// What is said of a question that is looked over.

import { review as phases } from '#src/features/review/phase.tsx';
import { isRevision, offersReview } from '#core/features/review/review.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Opens a question of the review once more. */
export interface ReviseIntent {
  readonly type: 'revise';
  readonly questionId: string;
}

function reviseIntents(seat: SeatAccess) {
  return {
    revise({ questionId }: ReviseIntent) {
      if (!seat.isFinishing()) seat.openQuestions({ reviewId: questionId });
    },
  };
}

export const review: PlayerFeature = {
  intents: reviseIntents,
  phases,

  // Once the answer is in, it is not as it was.
  note: (view) => (isRevision(view) && !view.slide?.answered ? { key: 'play:review.note' } : null),
  saysAgain: ({ room }) => (offersReview(room) ? 'play:review.note' : null),
  // Left as it was: the review is back.
  holdsBack: (view) => (view.slide?.feedback?.state === 'passed' && isRevision(view) ? 'verdict' : null),
  texts: (view) => ({
    ...(isRevision(view) && { skip: 'play:review.back' }),
    ...(offersReview(view.room) && { skipAll: 'play:postpone.skipBodyReview' }),
  }),
  // Whoever may change an answer has not been asked again.
  ofAskedAgain: (room) => (offersReview(room) ? 'nothing' : null),
};
