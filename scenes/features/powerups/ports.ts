import type { PowerupId } from '#core/features/powerups/ids.ts';

/** Opens the card in this place, or the one waiting for a place. */
export type BeltIntent =
  | { readonly type: 'openCard'; readonly slot: number }
  | { readonly type: 'openOffer' };

export type PowerupSound = 'powerupCard' | 'powerupUse' | `powerup${Capitalize<PowerupId>}`;

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly powerups: BeltIntent;
  }
  interface FeatureSounds {
    readonly powerups: PowerupSound;
  }
}
