import type { BeltIntent } from '#scenes/features/powerups/ports.ts';

/** `slot`: the position for the new card; null declines it. */
export type PowerupIntent =
  | BeltIntent
  | { readonly type: 'usePowerup'; readonly card: number; readonly targetPlayerId?: string }
  | { readonly type: 'placePowerup'; readonly card: number; readonly slot: number | null }
  | { readonly type: 'shufflePowerups' }
  | { readonly type: 'endPowerup'; readonly effect: number };
