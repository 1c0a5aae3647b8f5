// Numbers of duels, and what comes of a strike (specification 2, section 5 "Duel strikes and shields", section 9; decisions, "Duels").

import type { Shield, Strike, StrikeOutcome } from '#core/features/duels/ids.ts';

export const DUEL_VERSION = '2.1';

export const DUEL = {
  /** Right answers to the choice of a level: of the first one, and of each above. */
  steps: { first: 2, later: 3 },
  /** Players offered as targets: those next above in rank, and next below. */
  above: 3,
  below: 2,
  /** Milliseconds for which the mark of a strike stays, and a shield that was used. */
  struckMs: 10_000,
  usedMs: 1_000,
} as const;

/** Points that a strike takes, and that it or a skip gives. */
export const DUEL_POINTS = { taken: 300, forHit: 100, forSwap: 200, forSkip: 100 } as const;

/** What keeps many from falling upon one. */
export const MERCY = {
  /** Points without which nobody is struck. */
  leastScore: 1_000,
  /** Milliseconds after a strike in which the same player is no target; but for those that cross with it. */
  restMs: 30_000,
  crossMs: 2_000,
  /** One is struck once in so many questions of the game, or as often as `least`. */
  questionsEach: 4,
  least: 3,
} as const;

/** From which level on each can be chosen. */
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

const MEETS: Readonly<Record<Strike, Readonly<Record<Shield, StrikeOutcome>>>> = {
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

/** What comes of a strike; without a shield it hits. */
export function outcomeOf(strike: Strike, shield: Shield | null): StrikeOutcome {
  return shield === null ? 'struckTarget' : MEETS[strike][shield];
}

/** Right answers from the last choice to that of this level. */
export function stepsTo(level: number): number {
  return level === 0 ? DUEL.steps.first : DUEL.steps.later;
}
