// Shows the room a reaction, now or never.

import type { Reaction } from '#core/features/reactions/reactions.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export interface ReactIntent {
  readonly type: 'react';
  readonly reaction: Reaction;
}

export function reactIntents({ caller, inSeat, ticket }: SeatAccess) {
  return {
    react({ reaction: reactionDetail }: ReactIntent) {
      // One that comes late, or is refused for being one too many, would be out of place.
      caller.call('reactionUpdate', { ...inSeat, reactionDetail }, { seat: ticket }).catch(() => undefined);
    },
  };
}
