// Scoring constants (decisions, "Scoring (all modes but Mystic Peak)").

export const SCORING = {
  /** Points for a full answer; a partial one earns its fraction. */
  base: 600,
  /** Points for an immediate answer. */
  timerBonus: 400,
  /** Per mille of the time that must be left for the full timer bonus. */
  fullTimerPerMille: 975,
  /** Points are rounded to multiples of this. */
  step: 10,
  /** Bonus by the streak after the answer: the last entry whose `from` is reached. */
  streakBonus: [
    { from: 2, points: 100 },
    { from: 4, points: 200 },
    { from: 7, points: 300 },
  ],
  /** Streak at which the flame appears. */
  flameFrom: 4,
} as const;
