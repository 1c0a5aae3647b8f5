// What a player wants of power-ups. What comes of it is loaded by games that have them.

import type { BeltIntent } from '#scenes/features/powerups/ports.ts';
import { loadParts } from '#src/features/powerups/load.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** `slot`: the place that a card that waits gets; null: it is not wanted. */
export type PowerupIntent =
  | BeltIntent
  | { readonly type: 'usePowerup'; readonly card: number; readonly targetPlayerId?: string }
  | { readonly type: 'placePowerup'; readonly card: number; readonly slot: number | null }
  | { readonly type: 'shufflePowerups' }
  | { readonly type: 'endPowerup'; readonly effect: number };

export function powerupIntents(seat: SeatAccess) {
  const act = (intent: PowerupIntent) => {
    void loadParts().then(({ actOnPowerups }) => actOnPowerups(seat, intent));
  };
  return {
    openCard: act,
    openOffer: act,
    usePowerup: act,
    placePowerup: act,
    shufflePowerups: act,
    endPowerup: act,
  };
}
