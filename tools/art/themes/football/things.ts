// What stands and flies about the stadium: clouds, an airship, masts, the scoreboard.

import type { Color } from '#scenes/theme/tokens.ts';
import { dots } from '#tools/art/themes/football/crowd.ts';
import { circle, ellipse, group, line, mix, path, polygon, rect, repeat } from '#tools/art/themes/kit.ts';

const GLOW = '#FFE066';
const CHALK = '#FAFFF4';

/** A flat cloud with a flat foot. */
export const cloud = (x: number, y: number, size: number, fill: Color, light: Color): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M0 40A20 20 0 0 1 22 20A34 34 0 0 1 84 8A26 26 0 0 1 128 22A16 16 0 0 1 156 40Z', fill),
    path('M22 20A34 34 0 0 1 84 8A30 30 0 0 0 44 24Z', light),
    path('M40 46H190A8 8 0 0 0 176 38H60Z', fill, 0.6),
  );

/** An airship without a name on it. */
export const airship = (x: number, y: number, u: number, body: Color): string =>
  group(
    `translate(${x} ${y}) scale(${u})`,
    path('M126 22L160 2V44Z', '#B8452A') + path('M126 24L160 40V46Z', mix('#B8452A', '#06170C', 0.4)),
    ellipse(70, 24, 74, 25, body),
    path('M-4 24A74 25 0 0 0 144 24A110 30 0 0 1 -4 24Z', mix(body, '#16365A', 0.45)),
    path('M8 14A74 25 0 0 1 96 0A90 26 0 0 0 8 14Z', CHALK, 0.8),
    path('M44 0.5A74 25 0 0 1 62 -1V49A74 25 0 0 1 44 47.5Z', '#FF7F5C'),
    rect(50, 46, 44, 12, mix(body, '#16365A', 0.7), 5) +
      rect(56, 49, 6, 5, GLOW, 1) +
      rect(66, 49, 6, 5, GLOW, 1) +
      rect(80, 49, 6, 5, GLOW, 1),
  );

/** A mast with 2 x 4 lamps, leaning a little, its light in discs. */
export function mast(x: number, top: number, foot: number, u: number, steel: Color, dark: Color): string {
  const lamp = (column: number, row: number): string => {
    const [cx, cy] = [x + (column - 1.5) * 25 * u, top + (row + 0.5) * 27 * u];
    // One of them is out.
    const isOut = column === 3 && row === 1;
    return (
      circle(cx, cy, 11 * u, isOut ? dark : GLOW) +
      circle(cx - 2 * u, cy - 2 * u, 7 * u, isOut ? steel : CHALK)
    );
  };
  return (
    circle(x, top + 27 * u, 150 * u, GLOW, 0.06) +
    circle(x, top + 27 * u, 104 * u, GLOW, 0.09) +
    circle(x, top + 27 * u, 72 * u, GLOW, 0.12) +
    polygon([x - 7 * u, top + 40 * u, x + 7 * u, top + 40 * u, x + 12 * u, foot, x - 12 * u, foot], steel) +
    polygon([x + 1 * u, top + 40 * u, x + 7 * u, top + 40 * u, x + 12 * u, foot, x + 3 * u, foot], dark) +
    line(`M${x - 42 * u} ${top + 50 * u}L${x} ${top + 104 * u}L${x + 42 * u} ${top + 50 * u}`, dark, 4 * u) +
    rect(x - 56 * u, top - 8 * u, 112 * u, 70 * u, dark, 8 * u) +
    rect(x - 56 * u, top - 8 * u, 108 * u, 64 * u, steel, 8 * u) +
    repeat(8, (i) => lamp(i % 4, Math.floor(i / 4)))
  );
}

/** Lamps of the scoreboard: a peak among hills, with its flag. */
const LAMPS = [
  '..........##........',
  '..........#.........',
  '....#....###....#...',
  '...###..#####..###..',
  '..###########.#####.',
  '.##################.',
];

/** The scoreboard on two posts; its right lamp hangs crooked. */
export function scoreboard(x: number, y: number, u: number, steel: Color, dark: Color): string {
  return group(
    `translate(${x} ${y}) scale(${u})`,
    rect(36, 100, 16, 110, dark) +
      rect(36, 100, 6, 110, steel) +
      rect(208, 100, 16, 110, dark) +
      rect(208, 100, 6, 110, steel),
    line('M44 196L216 128M216 196L44 128', dark, 5),
    polygon([14, -6, 30, -22, 230, -22, 246, -6], dark),
    rect(0, -8, 260, 124, dark, 10),
    rect(0, -8, 254, 118, steel, 10),
    rect(0, -8, 254, 5, CHALK, 3, 0.5),
    rect(12, 8, 230, 90, '#06170C', 5),
    rect(12, 8, 230, 20, '#11321C', 5),
    dots([24, 18, 34, 18, 44, 18, 210, 18, 220, 18, 230, 18], 6, '#FF7F5C'),
    dots(
      LAMPS.flatMap((row, down) => [...row].flatMap((_, i) => [22 + i * 11.2, 37 + down * 11])),
      6,
      '#11321C',
    ),
    dots(
      LAMPS.flatMap((row, down) =>
        [...row].flatMap((mark, i) => (mark === '#' && down > 0 ? [22 + i * 11.2, 37 + down * 11] : [])),
      ),
      8,
      GLOW,
    ),
    dots([134, 37, 145.2, 37], 8, '#FF7F5C'),
    polygon([20, -44, 56, -44, 62, -22, 26, -22], steel) +
      circle(38, -33, 8, GLOW) +
      circle(36, -35, 4, CHALK),
    group(
      'rotate(14 214 -30)',
      polygon([196, -46, 232, -46, 238, -24, 202, -24], steel),
      circle(214, -35, 8, GLOW),
      circle(212, -37, 4, CHALK),
    ),
  );
}
