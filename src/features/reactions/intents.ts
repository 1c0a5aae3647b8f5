// Shows the room a reaction, now or never.

import { isSeenToWave, type Reaction } from '#core/features/reactions/reactions.ts';
import type { WaveIntent } from '#scenes/features/reactions/ports.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

interface ReactIntent {
  readonly type: 'react';
  readonly reaction: Reaction;
}

export type ReactionsIntent = ReactIntent | WaveIntent;

/** Milliseconds between two waves that the room is told of; all of them are seen on this page. */
const WAVE_MS = 2_000;

export function reactIntents({ caller, inSeat, ticket, room, clock, showSignal }: SeatAccess) {
  let wavedAt = Number.NEGATIVE_INFINITY;
  return {
    wave() {
      const { view } = room.getState();
      if (!view) return;
      showSignal({ waves: [inSeat.playerId] });
      const now = clock.now();
      if (!isSeenToWave(view) || now - wavedAt < WAVE_MS) return;
      wavedAt = now;
      caller.call('wave', inSeat, { seat: ticket }).catch(() => undefined);
    },
    react({ reaction: reactionDetail }: ReactIntent) {
      // One that comes late, or is refused for being one too many, would be out of place.
      caller.call('reactionUpdate', { ...inSeat, reactionDetail }, { seat: ticket }).catch(() => undefined);
    },
  };
}
