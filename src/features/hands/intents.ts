// Raises the hand, or takes it down.

import type { PlayerView } from '#core/views/playerView.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export interface HandIntent {
  readonly type: 'hand';
  readonly raised: boolean;
}

export function handIntents({ caller, inSeat, onDelay, requests, room, ticket }: SeatAccess) {
  function showHand(seq: number, hand: number | null) {
    const { view } = room.getState();
    if (!view) return;
    const me: PlayerView['me'] = { ...view.me, hand };
    room.apply({ roomHash: inSeat.roomHash, seq, patch: { me } });
  }

  return {
    hand({ raised }: HandIntent) {
      const request = { ...inSeat, raised };
      requests.send('raiseHand', {
        place: (commandId) => caller.call('raiseHand', request, { seat: ticket, commandId }),
        take: ({ seq, studentQueueNo }) => showHand(seq, studentQueueNo),
        onDelay,
      });
    },
  };
}
