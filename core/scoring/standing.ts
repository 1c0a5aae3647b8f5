// What decides a rank: score, then accuracy, then less total time (decisions, "Scoring").

export interface Standing {
  readonly score: number;
  readonly accuracy: number;
  /** Milliseconds. */
  readonly timeMs: number;
}

/** Negative if `a` ranks before `b`; 0 if only joining order can tell. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.score - a.score || b.accuracy - a.accuracy || a.timeMs - b.timeMs;
}
