// Cut paper: sheets that drop a flat shade, folded trees and houses, kites.

import type { Color } from '#scenes/theme/tokens.ts';
import { group, line, mix, path, polygon, rect } from '#tools/art/themes/kit.ts';

export const PAPER = '#FFFEFA';
export const SHADE = '#6F6A58';
export const CORAL = ['#F2B09A', '#E98E73'] as const;
export const SUN = '#F9D58E';
/** Of water. */
export const BLUE = '#DBEFF7';
export const LEAF = '#D8F2E2';

const round = (value: number): number => Math.round(value);

/** A cut sheet: its shade, its lit edge, itself. `thick` is how far it stands off, in units. */
export const sheet = (d: string, fill: Color, thick = 1): string =>
  group(`translate(${round(6 * thick)} ${round(12 * thick)})`, path(d, SHADE, 0.28)) +
  group(`translate(${-thick} ${-2.4 * thick})`, path(d, mix(fill, PAPER, 0.85))) +
  path(d, fill);

/** A sheet of land, that lies against the one behind it. */
export const land = (d: string, fill: Color, thick = 1): string =>
  group(`translate(${round(11 * thick)} ${round(-6 * thick)})`, path(d, SHADE, 0.16)) +
  group(`translate(${-thick} ${-2.4 * thick})`, path(d, mix(fill, PAPER, 0.85))) +
  path(d, fill);

/** A sheet's outline down to `foot`, through points in shares of the width and units: x, y, x, y, … */
export function cut(width: number, foot: number, points: readonly number[], isCurved: boolean): string {
  const spots = Array.from(
    { length: points.length / 2 },
    (_, i) => [round((points[i * 2] ?? 0) * width), round(points[i * 2 + 1] ?? 0)] as const,
  );
  const [first] = spots;
  if (!first) return '';
  if (!isCurved)
    return `M-20 ${foot}V${first[1]}L${spots.map(([x, y]) => `${x} ${y}`).join(' ')}L${width + 20} ${spots.at(-1)?.[1] ?? 0}V${foot}Z`;
  // Through the middles between points, the points bend it.
  let d = `M-20 ${foot}V${first[1]}L${first[0]} ${first[1]}`;
  for (const [i, [x, y]] of spots.entries()) {
    const next = spots[i + 1];
    if (i > 0 && next) d += `Q${x} ${y} ${round((x + next[0]) / 2)} ${round((y + next[1]) / 2)}`;
  }
  const last = spots.at(-1) ?? first;
  return `${d}L${last[0]} ${last[1]}H${width + 20}V${foot}Z`;
}

/** A tree folded along its middle: a fir of three cuts, or a round one. Its foot is at (x, y). */
export function tree(x: number, y: number, tall: number, fill: Color, isRound: boolean): string {
  const u = tall / 100;
  const dark = mix(fill, SHADE, 0.2);
  const light = mix(fill, PAPER, 0.42);
  const trunk = rect(-4, -26, 8, 28, mix(fill, SHADE, 0.45));
  return group(
    `translate(${round(x)} ${round(y)}) scale(${round(u * 100) / 100})`,
    isRound
      ? group('translate(4 8)', path('M0 -100C34 -100 36 -22 0 -22C-36 -22 -34 -100 0 -100Z', SHADE, 0.2)) +
          trunk +
          path('M0 -100C34 -100 36 -22 0 -22C-36 -22 -34 -100 0 -100Z', light) +
          path('M0 -100C34 -100 36 -22 0 -22Z', dark)
      : group('translate(4 8)', polygon([0, -100, 34, -18, -34, -18], SHADE, 0.2)) +
          trunk +
          polygon([0, -64, 36, -16, -36, -16], fill) +
          polygon([0, -64, 36, -16, 0, -16], dark) +
          polygon([0, -84, 29, -40, -29, -40], mix(fill, PAPER, 0.2)) +
          polygon([0, -84, 29, -40, 0, -40], dark) +
          polygon([0, -104, 21, -64, -21, -64], light) +
          polygon([0, -104, 21, -64, 0, -64], mix(dark, fill, 0.4)),
  );
}

/** A folded house; its window is a cut, its chimney stands a little askew. */
export const house = (x: number, y: number, u: number, wall: Color): string =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${u})`,
    polygon([8, 6, 74, 6, 80, -40, 40, -74, 0, -38], SHADE, 0.2),
    polygon([44, -58, 55, -60, 56, -78, 46, -76], CORAL[1]),
    polygon([0, 0, 0, -36, 42, -36, 42, 0], mix(wall, PAPER, 0.6)),
    polygon([42, 0, 42, -36, 68, -42, 68, -4], mix(wall, SHADE, 0.14)),
    polygon([-7, -34, 20, -68, 60, -72, 42, -34], CORAL[0]),
    polygon([42, -34, 60, -72, 76, -42], CORAL[1]),
    rect(11, -26, 11, 11, mix(wall, SHADE, 0.5)) + rect(12, -25, 4, 4, SUN),
    polygon([27, 0, 27, -22, 37, -22, 37, 0], mix(wall, SHADE, 0.35)),
  );

/** A cloud that hangs from a thread. */
export const cloud = (x: number, y: number, u: number, fill: Color, thread: Color): string =>
  line(`M${x + 70 * u} -10V${y}`, thread, 1.5, 0.6) +
  group(
    `translate(${x} ${y}) scale(${u})`,
    sheet('M0 62A26 26 0 0 1 24 34A40 40 0 0 1 96 16A34 34 0 0 1 150 38A14 14 0 0 1 150 62Z', fill, 0.8),
    path('M24 62A20 20 0 0 1 60 46A26 26 0 0 1 106 52A12 12 0 0 1 118 62Z', mix(fill, SHADE, 0.08)),
    path('M66 -2H76V14H66Z', mix(thread, PAPER, 0.3)),
  );

/** A folded bird, gliding to the left. */
export const bird = (x: number, y: number, u: number, fill: Color): string =>
  group(
    `translate(${x} ${y}) scale(${u})`,
    polygon([6, 34, 40, 26, 84, 18, 60, 40, 36, 42], SHADE, 0.18),
    polygon([0, 22, 14, 14, 40, 26, 34, 32], mix(fill, SHADE, 0.12)),
    polygon([14, 14, 22, 18, 16, 22, 0, 22], fill),
    polygon([30, 26, 62, -12, 54, 24], fill),
    polygon([30, 26, 54, 24, 84, 10, 58, 34, 40, 34], mix(fill, SHADE, 0.22)),
    polygon([62, -12, 54, 24, 46, 25], mix(fill, SHADE, 0.1)),
  );

/** A bow of the tail around (x, y). */
const bow = (x: number, y: number, turn: number, light: Color, dark: Color): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    polygon([0, 0, -22, -13, -19, 12], light) +
      polygon([0, 0, 22, -11, 20, 14], dark) +
      polygon([-5, -5, 5, -4, 4, 6, -4, 5], mix(dark, SHADE, 0.2)),
  );

/** A kite of four folds in a box of 154 x 200 with its tail and string, its upper corner bent. */
export function kite(light: Color, dark: Color, other: Color, string: string): string {
  return [
    line(string, mix(SHADE, PAPER, 0.35), 2.2),
    line('M80 198C96 236 34 250 30 286S70 330 44 366', mix(dark, SHADE, 0.3), 4),
    bow(42, 254, 52, mix(light, PAPER, 0.6), dark),
    bow(52, 318, -38, other, mix(other, dark, 0.5)),
    group('translate(7 13)', polygon([70, 0, 154, 66, 80, 200, 0, 78], SHADE, 0.28)),
    polygon([70, 0, 78, 74, 0, 78], mix(light, PAPER, 0.3)),
    polygon([70, 0, 154, 66, 78, 74], light),
    polygon([0, 78, 78, 74, 80, 200], dark),
    polygon([78, 74, 154, 66, 80, 200], mix(dark, SHADE, 0.2)),
    line('M70 2L80 198', mix(PAPER, light, 0.3), 4) + line('M3 77.500L151 66.500', mix(PAPER, light, 0.3), 4),
    // A bent corner, and a patch.
    polygon([154, 66, 132, 62, 138, 80], mix(other, PAPER, 0.4)),
    polygon([30, 92, 54, 90, 56, 112, 33, 114], other),
    line('M29 98l-5 1M30 106l-5 1M58 96l5-1M59 104l5-1', PAPER, 2.4),
  ].join('');
}

/** A folded boat. */
export const boat = (x: number, y: number, u: number): string =>
  group(
    `translate(${x} ${y}) scale(${u})`,
    polygon([6, 10, 60, 10, 70, 2], SHADE, 0.2),
    polygon([30, -34, 48, -8, 14, -8], PAPER) + polygon([30, -34, 48, -8, 33, -8], mix(PAPER, SHADE, 0.22)),
    polygon([-4, -12, 20, -8, 44, -8, 66, -14, 52, 8, 12, 8], mix(PAPER, SHADE, 0.06)),
    polygon([-4, -12, 12, 8, 30, 8, 20, -8], PAPER) +
      polygon([44, -8, 66, -14, 52, 8, 34, 8], mix(PAPER, SHADE, 0.26)),
  );
