// Every number of the mountain (decisions, "Mystic Peak"; specification 2, section 9). Times in milliseconds.

import type { Role } from '#core/features/mysticPeak/ids.ts';

interface RoleRule {
  /** Per cent of the base points of a right answer. */
  readonly multiplier: number;
  /** Per cent of the base points that a wrong one takes. */
  readonly penalty: number;
}

const ROLE_RULES: { readonly [R in Role]: RoleRule } = {
  TREKKER: { multiplier: 100, penalty: 0 },
  LEADER: { multiplier: 150, penalty: 50 },
  PIONEER: { multiplier: 200, penalty: 100 },
};

export const MYSTIC_PEAK = {
  /** Points of a right answer. */
  base: 600,
  /** On top of them, by how often the question was asked. */
  attemptBonus: [400, 200],
  roles: ROLE_RULES,
  /** Points of an obstacle that is won, whatever the role. */
  obstaclePoints: 200,
  /** Questions of a camp. */
  campSize: { least: 4, best: 5, most: 6 },
  /** Questions that belong together are cut apart where there are more. */
  longestGroup: 12,
  /** Tries after which a question may be left behind. */
  triesToPass: 2,
  /** Times that a question may be put at the end of its camp before that. */
  mostSkips: 2,
  /** With this asking a miss leaves it behind by itself. */
  mostAskings: 20,
  /** Tries from one stop behind a miss to the next. */
  stopDistance: 3,
  /** Power-ups to choose from, at the most and at the least. */
  offers: 3,
  leastOffers: 2,
  /** Climbers of whom the class is told in shares. */
  leastTold: 5,
  /** Height of the peak. */
  peak: 1_000,
  limits: {
    firstPathMs: 60_000,
    pathMs: 40_000,
    levelUpMs: 10_000,
    selectionMs: 25_000,
    /** An obstacle that is not started. */
    offerMs: 60_000,
    playMs: 30_000,
    spokenMs: 90_000,
    resultMs: 10_000,
  },
  avalanche: {
    warningMs: 3_000,
    /** From the start of one to the next, in a room. */
    pauseMs: 60_000,
    /** Of what the camp has earned. */
    percent: 10,
    most: 200,
  },
  /** From so many climbers on tiers go by rank. */
  tiersByRankFrom: 10,
} as const;
