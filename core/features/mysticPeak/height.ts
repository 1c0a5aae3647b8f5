import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/** 0 to 1,000: by progress alone, so that it never falls. `settled`: questions of the camp that are over. Camps are 1-based. */
export function heightOf(sizes: readonly number[], camp: number, settled: number): number {
  const size = sizes[camp - 1] ?? 1;
  return Math.floor((MYSTIC_PEAK.peak * ((camp - 1) * size + settled)) / (sizes.length * size));
}
