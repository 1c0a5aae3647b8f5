// Every number of scoring (decisions, "Scoring (all modes but Mystic Peak)").

export const SCORING = {
  /** Points of a full answer; a partial one earns its fraction. */
  base: 600,
  /** Points of an answer given at once. */
  timerBonus: 400,
  /** Per mille of the time that must be left for the whole timer bonus. */
  fullTimerPerMille: 975,
  /** Points come in steps of this. */
  step: 10,
  /** Bonus by the streak after the answer: the last entry whose `from` is reached. */
  streakBonus: [
    { from: 2, points: 100 },
    { from: 4, points: 200 },
    { from: 7, points: 300 },
  ],
  /** Streak from which the flame shows. */
  flameFrom: 4,
} as const;
