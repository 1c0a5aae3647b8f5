// The size of letters that has room.

/** The largest from `most` down in steps of a pixel that fits; the first one of at most `least` where none does. */
export function fittedSize(most: number, least: number, fits: (size: number) => boolean): number {
  let size = most;
  while (size > least && !fits(size)) size -= 1;
  return size;
}
