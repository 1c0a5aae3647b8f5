import type { Shield, Strike } from '#core/features/duels/ids.ts';

export interface DuelIntent {
  readonly type: 'duel';
  readonly move: DuelMove;
}

/**
 * choose: a card; skip is sent right away. raise, throw: a kind; a shield is sent right away. strike: the
 * target. back: to the cards. again: reloads the targets.
 */
export type DuelMove =
  | { readonly to: 'choose'; readonly decision: DuelDecision }
  | { readonly to: 'raise'; readonly shield: Shield }
  | { readonly to: 'throw'; readonly strike: Strike }
  | { readonly to: 'strike'; readonly playerId: string }
  | { readonly to: 'back' }
  | { readonly to: 'again' };

export type DuelDecision = 'strike' | 'shield' | 'skip';

export type DuelSound =
  | 'duelThrow'
  | 'duelHit'
  | 'duelBreak'
  | 'duelDeflect'
  | 'duelAbsorb'
  | 'duelRope'
  | 'duelShield';

/** Semitones: secret throws and distant hits sound muffled. */
export const MUFFLED = -7;

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly duels: DuelIntent;
  }
  interface FeatureSounds {
    readonly duels: DuelSound;
  }
}
