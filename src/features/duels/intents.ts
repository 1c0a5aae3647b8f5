// What a player wants in a duel. What comes of it is loaded by games that have them.

import type { Intent } from '#scenes/index.ts';
import { loadParts } from '#src/features/duels/load.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export type DuelIntent = Extract<Intent, { readonly type: 'duel' }>;

export function duelIntents(seat: SeatAccess) {
  return {
    duel(intent: DuelIntent) {
      void loadParts().then(({ actOnDuel }) => actOnDuel(seat, intent));
    },
  };
}
