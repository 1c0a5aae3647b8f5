// Asks for the next hint to the open question.

import type { SeatAccess } from '#src/game/seatAccess.ts';

export function hintIntents(seat: SeatAccess) {
  const { caller, inSeat, onDelay, requests, room, takeView, ticket } = seat;
  return {
    hint() {
      const question = seat.openQuestion();
      const hints = room.getState().view?.slide?.hints;
      if (!question || !hints || hints.left === 0) return;
      const request = { ...inSeat, questionId: question.id, hint: hints.taken.length + 1 };
      requests.send('getHint', {
        place: (commandId) => caller.call('getHint', request, { seat: ticket, commandId }),
        take: takeView,
        isWanted: seat.whileOpen(),
        onDelay,
      });
    },
  };
}
