// Mastery: what is missed comes again, as a rule until it is right (specification 2, section 4 "Mastery mode").

export const MASTERY = {
  /** As which question from here on a missed one comes again; at the end where fewer are left. */
  nearest: 4,
  farthest: 8,
  /** Answers after which a player sees how far up it is, and the standings. */
  boardEvery: 3,
  /** Milliseconds for which that stands at the most. */
  peekMs: 30_000,
  /** Of a game without limit: who never gets a question right must not fill the memory. */
  mostReattempts: 20,
} as const;

/** How often a missed question comes again. */
export const REATTEMPTS = ['unlimited', '1', '2', '3'] as const;
export type Reattempts = (typeof REATTEMPTS)[number];

export function reattemptsOf({ masteryReattempts }: { readonly masteryReattempts: Reattempts }): number {
  return masteryReattempts === 'unlimited' ? MASTERY.mostReattempts : Number(masteryReattempts);
}
