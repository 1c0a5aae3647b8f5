// What can be heard of duels.

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
