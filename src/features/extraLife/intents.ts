// The player decides about the extra life that is offered.

import type { LifeIntent } from '#scenes/features/extraLife/ports.ts';
import { decideLife } from '#src/features/extraLife/decideLife.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export function lifeIntents(seat: SeatAccess) {
  return {
    life({ use }: LifeIntent) {
      const { view } = seat.room.getState();
      if (view && seat.mayPlay(view) && seat.mayChoose()) decideLife(seat, use);
    },
  };
}
