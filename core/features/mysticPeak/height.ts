import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/**
 * Returns the height on the mountain, 0 to 1,000. It depends on progress, not on points, and never falls.
 * `sizes`: questions of each camp; `camp`: the current one, 1-based; `settled`: its settled questions.
 */
export function heightOf(sizes: readonly number[], camp: number, settled: number): number {
  const size = sizes[camp - 1] ?? 1;
  return Math.floor((MYSTIC_PEAK.peak * ((camp - 1) * size + settled)) / (sizes.length * size));
}
