// Mastery: missed questions come back, usually until they are right (specification 2, section 4 "Mastery
// mode").

export const MASTERY = {
  /** Range in which a missed question comes back, counted from here; at the end if fewer are left. */
  nearest: 4,
  farthest: 8,
  /** Maximum display time of the player's height and the leaderboard, in ms. */
  peekMs: 30_000,
  /** Limit for unlimited games, so that a player who never gets it right can't fill the memory. */
  maxReattempts: 20,
} as const;

/** Choices for how often a missed question comes back. */
export const REATTEMPTS = ['unlimited', '1', '2', '3'] as const;
export type Reattempts = (typeof REATTEMPTS)[number];

export function reattemptsOf({ masteryReattempts }: { readonly masteryReattempts: Reattempts }): number {
  return masteryReattempts === 'unlimited' ? MASTERY.maxReattempts : Number(masteryReattempts);
}
