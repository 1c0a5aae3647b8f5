// What stands along the coast road: palms, hills cut from triangles, a parked car, the lighthouse.

import {
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
  at,
} from '#tools/art/themes/kit.ts';
import { curve, halo, type Spot, flag } from '#tools/art/themes/outlines.ts';
import { GOLD, NIGHT, PEACH, PINK, ROSE } from '#tools/art/themes/synthwave/sun.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** A palm with its foot at (0, 0), `tall` high, its crown `lean` to the right; lit from the side where the sun is. */
export function palm(
  x: number,
  foot: number,
  tall: number,
  lean: number,
  dark: Color,
  rim: Color,
  seed = 1,
): string {
  const size = tall / 300;
  const crown: Spot = [lean, -tall];
  const bow: readonly Spot[] = [[0, 0], [lean * 0.1, -tall * 0.35], [lean * 0.45, -tall * 0.7], crown];
  const width = 15 * size;
  const at = (share: number): Spot => [lean * share ** 2.2, -tall * share];
  const trunk =
    curve(bow.map(([bx, by], index): Spot => [bx - width * (1 - index * 0.2), by])) +
    curve(bow.map(([bx, by], index): Spot => [bx + width * (1 - index * 0.2), by]).toReversed()).replace(
      'M',
      'L',
    ) +
    'Z';
  const rings = repeat(9, (index) => {
    const [rx, ry] = at(0.08 + index * 0.1);
    const half = width * (0.9 - index * 0.055);
    return line(
      `M${Math.round(rx - half * 0.2)} ${Math.round(ry + 3)}L${Math.round(rx + half)} ${Math.round(ry - 2)}`,
      rim,
      3.2 * size,
      0.55,
    );
  });
  const fronds = [-118, -70, -172, -10, -148, -34, 8];
  const leaves = fronds
    .map((angle, index) =>
      frond(
        crown,
        angle + 8 * random(seed, index),
        (118 + 34 * random(seed + 1, index)) * size,
        index % 3 === 1 ? mix(dark, rim, 0.34) : mix(dark, rim, 0.1 * (index % 2)),
      ),
    )
    .join('');
  const nuts =
    circle(crown[0] - 6 * size, crown[1] + 12 * size, 9 * size, mix(dark, rim, 0.45)) +
    circle(crown[0] + 9 * size, crown[1] + 14 * size, 8 * size, mix(dark, rim, 0.25));
  return group(`translate(${x} ${foot})`, path(trunk, dark), rings, leaves, nuts);
}

/** Hangs over, with a notched lower edge. */
function frond([x, y]: Spot, angle: number, length: number, fill: Color): string {
  const turn = (angle * Math.PI) / 180;
  const dy = Math.sin(turn);
  const dx = Math.sign(Math.cos(turn)) * Math.max(0.5, Math.abs(Math.cos(turn)));
  const sag = length * (0.5 - 0.22 * dy);
  const tip: Spot = [x + dx * length, y + dy * length * 0.8 + sag];
  const over: Spot = [x + dx * length * 0.55, y + dy * length * 0.8 - length * 0.08];
  const along = (share: number): Spot => {
    const back = 1 - share;
    const mid = 2 * share * back;
    return [
      back * back * x + mid * over[0] + share * share * tip[0],
      back * back * y + mid * over[1] + share * share * tip[1],
    ];
  };
  const teeth = Array.from({ length: 5 }, (_, index): string => {
    const [bx, by] = along(0.86 - index * 0.17);
    const hang = length * (0.1 + 0.13 * Math.sin((0.86 - index * 0.17) * Math.PI));
    const [nx, ny] = along(0.8 - index * 0.17);
    return `L${Math.round(bx)} ${Math.round(by + hang)}L${Math.round(nx)} ${Math.round(ny + length * 0.05)}`;
  });
  return path(
    `M${Math.round(x)} ${Math.round(y)}Q${Math.round(over[0])} ${Math.round(over[1])} ${Math.round(tip[0])} ${Math.round(tip[1])}${teeth.join('')}Z`,
    fill,
  );
}

/** Hills cut from triangles between `crest` and `floor`; facets that face the sun at `sunX` are lit. */
export function facets(
  crest: readonly Spot[],
  floor: number,
  color: Color,
  glow: Color,
  sunX: number,
  seed: number,
): string {
  return repeat(crest.length - 1, (index) => {
    const [a, b] = [crest[index] ?? [0, 0], crest[index + 1] ?? [0, 0]];
    const rising = b[1] < a[1];
    const facing = rising === a[0] > sunX;
    const mid: Spot = [
      a[0] + (b[0] - a[0]) * (0.4 + 0.3 * random(seed, index)),
      Math.max(a[1], b[1]) + (floor - Math.max(a[1], b[1])) * (0.25 + 0.3 * random(seed + 1, index)),
    ];
    const tone = (light: number): Color => mix(color, glow, Math.max(0, light));
    const base = facing ? 0.2 : 0.02;
    return (
      polygon([...a, ...b, b[0], floor, a[0], floor], tone(base)) +
      polygon([...a, ...b, ...mid], tone(base + (facing ? 0.2 : 0.07))) +
      polygon([...a, ...mid, a[0], floor], tone(base + (facing ? 0.08 : -0.02))) +
      polygon([...mid, (a[0] + b[0]) / 2, floor, b[0], floor, ...b], tone(base * 0.6 + 0.02))
    );
  });
}

/** A small round car from behind, 120 wide, its wheels at y 0. */
export function car(): string {
  const body = '#7CD0F5';
  return [
    ellipse(4, 2, 66, 8, NIGHT, 0.6),
    rect(-46, -18, 22, 20, NIGHT, 6) + rect(26, -18, 22, 20, NIGHT, 6),
    path('M-40 -52C-36 -88 -22 -94 0 -94S36 -88 40 -52Z', mix(body, NIGHT, 0.22)),
    path('M-40 -52C-36 -88 -22 -94 0 -94C-14 -90 -24 -80 -27 -52Z', mix(body, '#FFFFFF', 0.4)),
    path('M-29 -52C-27 -76 -18 -82 0 -82S27 -76 29 -52Z', '#4C2878'),
    path('M-29 -52C-28 -68 -24 -76 -14 -80L-4 -52Z', ROSE, 0.75),
    path(
      'M-58 -12V-34C-58 -48 -50 -56 -38 -56H38C50 -56 58 -48 58 -34V-12C58 -8 55 -6 50 -6H-50C-55 -6 -58 -8 -58 -12Z',
      mix(body, NIGHT, 0.1),
    ),
    path(
      'M-58 -34C-58 -48 -50 -56 -38 -56H38C44 -56 49 -54 53 -50C20 -48 -30 -50 -58 -30Z',
      mix(body, '#FFFFFF', 0.35),
    ),
    rect(-60, -18, 120, 10, '#C6AAE8', 5) + rect(-60, -13, 120, 5, '#7D52AB', 2),
    rect(-19, -32, 38, 17, '#FFF3FB', 3) +
      rect(-13, -27, 26, 4, '#7D52AB', 2) +
      rect(-13, -21, 16, 3, '#C6AAE8', 1),
    circle(-44, -34, 15, '#FF7F5C', 0.22) + circle(44, -34, 15, '#FF7F5C', 0.22),
    circle(-44, -34, 9, '#FF7F5C') +
      circle(44, -34, 9, '#FF7F5C') +
      circle(-46, -36, 4, '#FFE2AE') +
      circle(42, -36, 4, '#FFE2AE'),
    // A surfboard on the roof, a little askew.
    group(
      'rotate(-5)',
      path('M-70 -100C-50 -112 50 -112 70 -100C50 -94 -50 -94 -70 -100Z', GOLD),
      path('M-70 -100C-50 -94 50 -94 70 -100C50 -97 -50 -97 -70 -100Z', PEACH),
      rect(-2, -109, 12, 13, ROSE),
    ),
  ].join('');
}

/** Its foot at (0, 0), 130 high, with a beam that stands still. */
export function lighthouse(unit: number): string {
  const wall = (from: number, to: number, fill: Color): string => {
    const half = (y: number): number => 22 - (y / 92) * 8;
    return (
      polygon([-half(from), -from, half(from), -from, half(to), -to, -half(to), -to], fill) +
      polygon(
        [half(from) * 0.25, -from, half(from), -from, half(to), -to, half(to) * 0.25, -to],
        mix(fill, '#4C2878', 0.35),
      )
    );
  };
  return group(
    `scale(${unit})`,
    // Away from the title.
    path('M0 -106L1300 -352V-27Z', '#5FE6F0', 0.13) + path('M0 -106L1300 -292V-96Z', '#5FE6F0', 0.16),
    path('M-42 6C-34 -8 34 -10 46 6Z', '#4C2878'),
    wall(0, 26, '#FFF3FB'),
    wall(26, 48, ROSE),
    wall(48, 70, '#FFF3FB'),
    wall(70, 92, ROSE),
    rect(-5, -20, 11, 21, '#2A0F49', 5) + rect(-4, -64, 8, 11, '#4C2878', 3),
    rect(-20, -97, 40, 6, '#4C2878', 2),
    halo(0, -106, 46, '#5FE6F0'),
    rect(-11, -116, 22, 19, '#7FEBF3') + rect(-11, -116, 8, 19, '#FFF3FB'),
    path('M-17 -116L0 -132L17 -116Z', '#7A1E6E') + path('M-17 -116L0 -132L2 -116Z', ROSE),
    line('M0 -132V-172', '#FFF3FB', 4),
    at(2, -172, flag('#FF7F5C', PINK)),
  );
}
