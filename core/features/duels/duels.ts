// Constants of duels, and outcomes of strikes (specification 2, section 5 "Duel strikes and shields", section
// 9; decisions, "Duels").

import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';

export const DUEL = {
  /** Correct answers until the first choice, and between later ones. */
  steps: { first: 2, later: 3 },
  /** Number of targets ranked above and below. */
  above: 3,
  below: 2,
} as const;

/** Milliseconds that the mark of a strike is shown. */
export const STRUCK_MS = 10_000;

/** Points a strike takes, and points for a hit, a swap and a skip. */
export const DUEL_POINTS = { taken: 300, forHit: 100, forSwap: 200, forSkip: 100 } as const;

/** Limits that keep any one player from being struck too often. */
export const DUEL_LIMITS = {
  /** Players with fewer points can't be struck. */
  minScore: 1_000,
  /**
   * Milliseconds after a strike during which the player can't be struck, except by strikes that cross with
   * it.
   */
  restMs: 30_000,
  crossMs: 2_000,
  /** A player may be struck once per this many questions in the game, but at least `least` times. */
  questionsEach: 4,
  least: 3,
} as const;

/** Level from which each can be chosen. */
export const STRIKE_LEVELS: Readonly<Record<Strike, number>> = {
  standard: 0,
  stealth: 1,
  precision: 2,
  swap: 3,
};
export const SHIELD_LEVELS: Readonly<Record<Shield, number>> = {
  standard: 0,
  stealth: 1,
  deflector: 2,
  absorption: 3,
};

const AGAINST_SHIELDS: Readonly<Record<Shield, StrikeOutcome>> = {
  standard: 'brokeTargetShield',
  stealth: 'rebounded',
  deflector: 'deflected',
  absorption: 'absorbed',
};

const OUTCOMES_BY_STRIKE: Readonly<Record<Strike, Readonly<Record<Shield, StrikeOutcome>>>> = {
  standard: AGAINST_SHIELDS,
  stealth: AGAINST_SHIELDS,
  precision: {
    standard: 'struckTarget',
    stealth: 'brokeTargetShield',
    deflector: 'brokeTargetShield',
    absorption: 'brokeTargetShield',
  },
  swap: AGAINST_SHIELDS,
};

/** Returns the outcome of a strike; without a shield it hits. */
export function outcomeOf(strike: Strike, shield: Shield | null): StrikeOutcome {
  return shield === null ? 'struckTarget' : OUTCOMES_BY_STRIKE[strike][shield];
}

/** Returns the correct answers needed from the previous choice to the one at this level. */
export function stepsTo(level: number): number {
  return level === 0 ? DUEL.steps.first : DUEL.steps.later;
}
