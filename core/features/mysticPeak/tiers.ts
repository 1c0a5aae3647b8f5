// Tiers: how well a climber does, by rank, or by points where there are few (decisions, "Scoring").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

export const TIERS = ['diamond', 'gold', 'silver', 'bronze', 'iron'] as const;
export type Tier = (typeof TIERS)[number];

/**
 * The tier of a climber; null before the first try, for who climbs alone, and where nothing asked had a right answer.
 * `rank`: 1 for the best of `n` climbers. `possible`: 1,000 for each question with a right answer that was asked. `tried`: whether any was
 * answered, or ran out of time.
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

/** The tier of who stands so, as pages show it; null where the reader is told no rank. `asked`: questions with a right answer that were asked. */
export function shownTier(
  { rank, score, asked }: { readonly rank: number | null; readonly score: number; readonly asked: number },
  climbers: number,
): Tier | null {
  return rank === null ? null : tierOf(rank, climbers, score, MYSTIC_PEAK.tiers.possible * asked, asked > 0);
}
