// Tiers of climbers on pages (decisions, "Scoring").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { type Tier, tierOf } from '#core/scoring/tiers.ts';

/**
 * Returns the tier that pages show; null if the viewer sees no rank. `asked`: number of questions asked that
 * have a correct answer.
 */
export function shownTier(
  { rank, score, asked }: { readonly rank: number | null; readonly score: number; readonly asked: number },
  climbers: number,
): Tier | null {
  return rank === null ? null : tierOf(rank, climbers, score, MYSTIC_PEAK.tiers.possible * asked, asked > 0);
}
