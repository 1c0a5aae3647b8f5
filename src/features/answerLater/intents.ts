// Leaves the open question for the end, or lets all pass that were left.

import type { PlayerView } from '#core/views/playerView.ts';
import { answerOf } from '#src/game/draft.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** `later`: answer this one at the end; `skipMany`: let all pass that are left. */
export interface LaterIntent {
  readonly type: 'later' | 'skipMany';
}

export function laterIntents(seat: SeatAccess) {
  const { caller, inSeat, kept, onDelay, requests, room, takeView, ticket } = seat;
  return {
    /** What stands there stands there again when the question comes again. */
    later() {
      const question = seat.openQuestion();
      if (!question) return;
      const draft = answerOf(question, seat.draft());
      const request = { ...inSeat, questionId: question.id, draft };
      requests.send('answerLater', {
        place: (commandId) => caller.call('answerLater', request, { seat: ticket, commandId }),
        take(answer) {
          kept.drop();
          takeView(answer);
        },
        isWanted: seat.whileOpen(),
        onDelay,
      });
    },
    /** Nothing of them is to be looked at one by one. */
    skipMany() {
      const left = room.getState().view?.slide?.skippable ?? [];
      if (!seat.openQuestion() || left.length === 0) return;
      const request = { ...inSeat, responses: left.map((questionId) => ({ questionId })) };
      requests.send('skipManyQuestions', {
        place: (commandId) => caller.call('skipManyQuestions', request, { seat: ticket, commandId }),
        take(answer) {
          kept.drop();
          takeView(answer);
          const view = answer.view as PlayerView;
          if (view.me.isOver) seat.end(view);
        },
        isWanted: seat.whileOpen(),
        onDelay,
      });
    },
  };
}
