// The sun that never quite sets, in bands, and its colors.

import { mix, path } from '#tools/art/themes/kit.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const ROSE = '#E0568C';
export const PEACH = '#FF8F70';
export const GOLD = '#FFD062';
export const PINK = '#F6A5D8';
export const NIGHT = '#12061F';

/** Heights of the gaps, from above, as shares of the radius, and of the bands between them. */
const GAPS = [0.047, 0.07, 0.094, 0.118] as const;
const BANDS = [0.78, 0.19, 0.155, 0.12, 0.12] as const;

/** Its bands from above; `y` is the middle of the disc. */
export function sunBands(x: number, y: number, radius: number): readonly string[] {
  let top = -1;
  const bands = BANDS.map((band, index) => {
    const bottom = top + band;
    const d = slice(x, y, radius, top, bottom);
    top = bottom + (GAPS[index] ?? 0);
    return index === 0 ? capOf(x, y, radius, bottom) : path(d, colorAt(bottom));
  });
  // What shows through the gaps is darker than the sky, or they would be lost in it.
  return [path(slice(x, y, radius, -0.3, 0.9), '#7A1E6E', 0.8) + bands[0], ...bands.slice(1)];
}

/** The cap is wide enough for four tones of its own, each a little lower and warmer. */
function capOf(x: number, y: number, radius: number, bottom: number): string {
  const cuts = [-1, -0.84, -0.66, -0.46] as const;
  return cuts.map((cut) => path(slice(x, y, radius, cut, bottom), colorAt(cut + 0.1))).join('');
}

const colorAt = (down: number): Color =>
  down < -0.35
    ? mix('#FFE2AE', PEACH, Math.min(1, (down + 1) / 0.65))
    : mix(PEACH, ROSE, Math.min(1, (down + 0.35) / 0.5));

/** What lies between two heights of a disc, as shares of its radius from its middle. */
function slice(x: number, y: number, radius: number, from: number, to: number): string {
  const half = (at: number): number => Math.sqrt(Math.max(0, 1 - at * at)) * radius;
  const n = (value: number): string => String(Math.round(value * 10) / 10);
  const [a, b] = [half(from), half(to)];
  const [top, bottom] = [y + from * radius, y + to * radius];
  const round = `A${n(radius)} ${n(radius)} 0 0 1`;
  return `M${n(x - a)} ${n(top)}H${n(x + a)}${round} ${n(x + b)} ${n(bottom)}H${n(x - b)}${round} ${n(x - a)} ${n(top)}Z`;
}
