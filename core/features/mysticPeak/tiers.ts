// Tiers: how well a climber is doing, by rank, or by points in small groups (decisions, "Scoring").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

export const TIERS = ['diamond', 'gold', 'silver', 'bronze', 'iron'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Returns a climber's tier; null before the first try, for a lone climber, and if nothing asked had a correct
 * answer. `rank`: 1 for the best of `n` climbers. `possible`: see `possibleOf`. `tried`: true if any question
 * was answered or timed out.
 */
export function tierOf(
  rank: number,
  n: number,
  score: number,
  possible: number,
  tried: boolean,
): Tier | null {
  if (!tried || n < 2 || possible === 0) return null;
  const { byRankFrom, ranks, points } = MYSTIC_PEAK.tiers;
  const place =
    n >= byRankFrom
      ? ranks.findIndex((share) => rank <= Math.ceil((n * share) / 100))
      : points.findIndex((share) => score * 100 >= possible * share);
  return TIERS[place] ?? 'iron';
}

/** Returns the tier that pages show; null if the viewer sees no rank. `possible`: see `possibleOf`. */
export function shownTier(
  {
    rank,
    score,
    possible,
  }: { readonly rank: number | null; readonly score: number; readonly possible: number },
  climbers: number,
): Tier | null {
  return rank === null ? null : tierOf(rank, climbers, score, possible, possible > 0);
}
