import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/**
 * Height on the mountain, 0 to 1,000, by progress alone: it never falls, and depends on no points.
 * `sizes`: questions of each camp, `camp`: the present one, 1-based, `settled`: questions of it that come no more.
 */
export function heightOf(sizes: readonly number[], camp: number, settled: number): number {
  const size = sizes[camp - 1] ?? 1;
  return Math.floor((MYSTIC_PEAK.peak * ((camp - 1) * size + settled)) / (sizes.length * size));
}
