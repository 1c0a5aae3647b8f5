// What a player wants in a duel. What comes of it is loaded by games that have them.

import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import { loadParts } from '#src/features/duels/load.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export function duelIntents(seat: SeatAccess) {
  return {
    duel(intent: DuelIntent) {
      void loadParts().then(({ actOnDuel }) => actOnDuel(seat, intent));
    },
  };
}
