// What a player wants of power-ups.

import type { BeltIntent } from '#scenes/features/powerups/ports.ts';

/** `slot`: the place that a card that waits gets; null: it is not wanted. */
export type PowerupIntent =
  | BeltIntent
  | { readonly type: 'usePowerup'; readonly card: number; readonly targetPlayerId?: string }
  | { readonly type: 'placePowerup'; readonly card: number; readonly slot: number | null }
  | { readonly type: 'shufflePowerups' }
  | { readonly type: 'endPowerup'; readonly effect: number };
