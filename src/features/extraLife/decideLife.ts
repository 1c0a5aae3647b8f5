// Uses the extra life on the question that was just missed, or does without it there.

import type { SeatAccess } from '#src/game/seatAccess.ts';

export function decideLife(
  { caller, inSeat, onDelay, requests, room, takeView, ticket }: SeatAccess,
  use: boolean,
): void {
  const isOffered = () => room.getState().view?.slide?.lifeOffer != null;
  const questionId = room.getState().view?.slide?.question?.id;
  if (questionId === undefined || !isOffered()) return;
  const request = { ...inSeat, questionId, use };
  requests.send('extraLife', {
    place: (commandId) => caller.call('extraLife', request, { seat: ticket, commandId }),
    take: takeView,
    isWanted: isOffered,
    onDelay,
  });
}
