// Opens a question of the review once more.

import type { SeatAccess } from '#src/game/seatAccess.ts';

export interface ReviseIntent {
  readonly type: 'revise';
  readonly questionId: string;
}

export function reviseIntents(seat: SeatAccess) {
  return {
    revise({ questionId }: ReviseIntent) {
      if (!seat.isFinishing()) seat.openQuestions({ reviewId: questionId });
    },
  };
}
