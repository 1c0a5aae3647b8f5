// Tiers: how well a player is doing, by rank, or by points in small groups (decisions, "Scoring").

export const TIERS = ['diamond', 'gold', 'silver', 'bronze', 'iron'] as const;
export type Tier = (typeof TIERS)[number];

const TIER_RULES = {
  /** Tiers go by rank with at least this many players. */
  byRankFrom: 10,
  /** Cumulative percentage of players, best first, up to diamond, gold, silver and bronze. */
  ranks: [10, 30, 60, 85],
  /** With fewer players: minimum percentage of the possible points. */
  points: [90, 75, 50, 25],
} as const;

/**
 * Returns a player's tier; null before the first try, for a lone player, and if nothing asked had a correct
 * answer. `rank`: 1 for the best of `n` players. `possible`: points for questions with a correct answer that
 * were asked. `tried`: true if any question was answered or timed out.
 */
export function tierOf(
  rank: number,
  n: number,
  score: number,
  possible: number,
  tried: boolean,
): Tier | null {
  if (!tried || n < 2 || possible === 0) return null;
  const { byRankFrom, ranks, points } = TIER_RULES;
  const place =
    n >= byRankFrom
      ? ranks.findIndex((share) => rank <= Math.ceil((n * share) / 100))
      : points.findIndex((share) => score * 100 >= possible * share);
  return TIERS[place] ?? 'iron';
}
