/** Limits the value to the range from `least` to `most`; returns `least` when `most` is smaller. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
