/** A place in a picture, in parts of its width or height: 0 to 1, with the decimals that a pixel needs. */
export function partOfPicture(part: number): number {
  return Math.min(1, Math.max(0, Number(part.toFixed(4))));
}
