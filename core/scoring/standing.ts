// Standing: what decides a rank. Score, then accuracy, then less total time (decisions, "Scoring").

export interface Standing {
  readonly score: number;
  readonly accuracy: number;
  /** Milliseconds. */
  readonly timeMs: number;
}

/** Negative if `a` ranks above `b`; 0 if only join order can decide. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.score - a.score || b.accuracy - a.accuracy || a.timeMs - b.timeMs;
}
