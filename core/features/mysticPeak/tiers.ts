// Tiers: how well a climber does, by rank, or by points where there are few (decisions, "Scoring").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

export const TIERS = ['diamond', 'gold', 'silver', 'bronze', 'iron'] as const;
export type Tier = (typeof TIERS)[number];

/** Per cent of the climbers up to this tier, the best first. */
const SHARES = [10, 30, 60, 85];
/** Per cent of the possible score, at the least. */
const PARTS = [90, 75, 50, 25];

/** `asked`: questions with a right answer that were asked. null before the first try, and for who climbs alone. */
export function tierOf({
  rank,
  players,
  score,
  asked,
}: {
  readonly rank: number;
  readonly players: number;
  readonly score: number;
  readonly asked: number;
}): Tier | null {
  if (asked === 0 || players < 2) return null;
  const place =
    players >= MYSTIC_PEAK.tiersByRankFrom
      ? SHARES.findIndex((share) => rank <= Math.ceil((players * share) / 100))
      : PARTS.findIndex((part) => score * 100 >= part * 1_000 * asked);
  return TIERS[place < 0 ? TIERS.length - 1 : place] ?? null;
}
