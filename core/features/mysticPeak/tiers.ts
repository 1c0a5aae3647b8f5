// Tiers of climbers on pages (decisions, "Scoring").

import { type Tier, tierOf } from '#core/scoring/tiers.ts';

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
