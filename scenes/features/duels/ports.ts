// The intents and sounds of duels.

import type { Shield, Strike } from '#core/features/duels/ids.ts';

export interface DuelIntent {
  readonly type: 'duel';
  readonly move: DuelMove;
}

/** choose: a card; skip is sent at once. raise and throw: a kind, of which a shield is sent at once. strike: whom. back: another card. again: who can be struck is asked for once more. */
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

/** Semitones: what is thrown in secret, or hits far away, is heard as through wool. */
export const MUFFLED = -7;

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly duels: DuelIntent;
  }
  interface FeatureSounds {
    readonly duels: DuelSound;
  }
}
