/** The value, or the nearest between both; where `most` is less than `least`, that one. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
