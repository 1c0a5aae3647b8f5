/**
 * The largest size that fits, from the maximum down in steps of a pixel; otherwise the first step that is no
 * larger than the minimum.
 */
export function fittedSize(most: number, least: number, fits: (size: number) => boolean): number {
  let size = most;
  while (size > least && !fits(size)) size -= 1;
  return size;
}
