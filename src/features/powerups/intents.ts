// What a player wants of power-ups.

import type { Intent } from '#scenes/index.ts';

/** `slot`: the place that a card that waits gets; null: it is not wanted. */
export type PowerupIntent =
  | Extract<Intent, { readonly type: 'openCard' | 'openOffer' }>
  | { readonly type: 'usePowerup'; readonly card: number; readonly targetPlayerId?: string }
  | { readonly type: 'placePowerup'; readonly card: number; readonly slot: number | null }
  | { readonly type: 'shufflePowerups' }
  | { readonly type: 'endPowerup'; readonly effect: number };
