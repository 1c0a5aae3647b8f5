// Review on a player's page: reopening questions, and the texts of a revision.

import { review as phases } from '#src/features/review/phase.tsx';
import { isRevision, offersReview } from '#core/features/review/review.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Reopens a question from the review. */
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

  // Only until the revised answer is in.
  note: (view) => (isRevision(view) && !view.slide?.answered ? { key: 'play:review.note' } : null),
  repeatAnnouncement: ({ room }) => (offersReview(room) ? 'play:review.note' : null),
  // Nothing changed, so the review comes back without a verdict.
  withholds: (view) => (view.slide?.feedback?.state === 'passed' && isRevision(view) ? 'verdict' : null),
  texts: (view) => ({
    ...(isRevision(view) && { skip: 'play:review.back' }),
    ...(offersReview(view.room) && { skipAll: 'play:postpone.skipBodyReview', skipLosesNothing: true }),
  }),
  // A revision doesn't count as a repeated question.
  repeatedQuestionNote: (room) => (offersReview(room) ? 'nothing' : null),
};
