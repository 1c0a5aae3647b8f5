// Tapered limbs, tongues of flame, grass, rocks and cloud slabs.

import type { Color } from '#scenes/theme/tokens.ts';
import { mix, path, polygon, random } from '#tools/art/themes/kit.ts';

/** A point of a limb's spine, and how thick the limb is there. */
export type Joint = readonly [x: number, y: number, width: number];

const STEPS = 4;
const round = (value: number): number => Math.round(value * 10) / 10;

/** Between b and c, on a curve through all four. */
const curved = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** The outline of a limb as a path's data. */
export function outline(joints: readonly Joint[]): string {
  const last = joints.length - 1;
  const joint = (index: number): Joint => joints[Math.min(last, Math.max(0, index))] ?? [0, 0, 0];
  const spine: Joint[] = [];
  for (let i = 0; i < last; i += 1)
    for (let step = 0; step < STEPS + (i === last - 1 ? 1 : 0); step += 1) {
      const [a, b, c, d] = [joint(i - 1), joint(i), joint(i + 1), joint(i + 2)];
      const at = (axis: 0 | 1 | 2): number => curved(a[axis], b[axis], c[axis], d[axis], step / STEPS);
      spine.push([at(0), at(1), Math.max(1, at(2))]);
    }
  const sides = spine.map(([x, y, width], i) => {
    const [before, after] = [
      spine[Math.max(0, i - 1)] ?? [x, y],
      spine[Math.min(spine.length - 1, i + 1)] ?? [x, y],
    ];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / long) * (width / 2), (dx / long) * (width / 2)];
    return [`${round(x + nx)} ${round(y + ny)}`, `${round(x - nx)} ${round(y - ny)}`] as const;
  });
  return `M${[...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()].join(' ')}Z`;
}

export const limb = (joints: readonly Joint[], fill: Color, alpha = 1): string =>
  path(outline(joints), fill, alpha);

/** A leaf of fire from (x, y), its tip bent upwards. Degrees; 0 points to the right, 90 down. */
export function tongue(
  x: number,
  y: number,
  long: number,
  turn: number,
  wide: number,
  fill: Color,
  bend = 0.3,
): string {
  const angle = (turn / 180) * Math.PI;
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const spot = (along: number, aside: number, width: number): Joint => [
    x + dx * along - dy * aside,
    y + dy * along + dx * aside,
    width,
  ];
  return limb(
    [
      spot(0, 0, wide * 0.55),
      spot(0.25, 0.05, wide),
      spot(0.55, 0, wide * 0.72),
      spot(0.82, bend * 0.35, wide * 0.3),
      spot(1, bend, 1),
    ],
    fill,
  );
}

/** Tongues, each with what it casts behind it and its core. */
export const flames = (
  tongues: readonly (readonly [number, number, number, number, number, number])[],
): string =>
  tongues
    .map(([x, y, long, turn, wide, bend]) =>
      tongue(x + 3, y + 6, long * 1.04, turn - 5, wide * 1.12, '#EE6A3A', bend),
    )
    .join('') +
  tongues.map(([x, y, long, turn, wide, bend]) => tongue(x, y, long, turn, wide, '#FF8A2A', bend)).join('') +
  tongues
    .map(([x, y, long, turn, wide, bend]) =>
      tongue(x, y, long * 0.62, turn, wide * 0.46, '#FFE08A', bend * 0.6),
    )
    .join('');

/** A tuft: blades that lean with the wind, from the right foot to the left. */
export function grass(x: number, y: number, tall: number, count: number, seed: number, fill: Color): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const left = x + (i - count / 2) * tall * 0.16 + random(seed, i) * tall * 0.1;
    const high = tall * (0.55 + random(seed + 1, i) * 0.6);
    const lean = tall * (0.14 + random(seed + 2, i) * 0.34) * (random(seed + 3, i) < 0.2 ? -0.7 : 1);
    const half = Math.max(1, tall * 0.045);
    d +=
      tall > 60
        ? `M${Math.round(left - half)} ${Math.round(y)}q${Math.round(lean * 0.2)}-${Math.round(high * 0.6)} ${Math.round(lean + half)}-${Math.round(high)}q${Math.round(-lean * 0.5)} ${Math.round(high * 0.5)} ${Math.round(half * 2 - lean)} ${Math.round(high)}z`
        : `M${Math.round(left)} ${Math.round(y)}l${Math.round(lean)}-${Math.round(high)} ${Math.round(half * 2.4 - lean)} ${Math.round(high)}z`;
  }
  return path(d, fill);
}

/** A rock with a flat top: slopes of 50 degrees on the left, 35 on the right; lit, base and shade. */
export function rock(
  x: number,
  foot: number,
  wide: number,
  tall: number,
  color: Color,
  light: Color,
  dark: Color,
): string {
  const [left, right] = [tall / Math.tan((50 / 180) * Math.PI), tall / Math.tan((35 / 180) * Math.PI)];
  const [a, b] = [x + left, x + Math.max(left + 8, wide - right)];
  const cut = a + (b - a) * 0.4;
  return (
    polygon(
      [
        x,
        foot,
        a - left * 0.35,
        foot - tall * 0.62,
        a - left * 0.22,
        foot - tall * 0.72,
        a,
        foot - tall,
        b,
        foot - tall * 0.94,
        b + right * 0.45,
        foot - tall * 0.5,
        b + right * 0.6,
        foot - tall * 0.46,
        x + wide,
        foot,
      ],
      color,
    ) +
    polygon(
      [
        cut,
        foot - tall * 0.97,
        b,
        foot - tall * 0.94,
        b + right * 0.45,
        foot - tall * 0.5,
        b + right * 0.6,
        foot - tall * 0.46,
        x + wide,
        foot,
        cut + tall * 0.5,
        foot,
        cut + tall * 0.12,
        foot - tall * 0.45,
        cut + tall * 0.26,
        foot - tall * 0.52,
      ],
      dark,
    ) +
    polygon(
      [
        a,
        foot - tall,
        cut,
        foot - tall * 0.97,
        cut - tall * 0.2,
        foot - tall * 0.84,
        a - left * 0.22,
        foot - tall * 0.72,
      ],
      light,
    )
  );
}

/** A cloud of slabs with slanted ends, lit from below. */
export function cloud(x: number, y: number, size: number, color: Color, light: Color): string {
  const slab = (left: number, top: number, long: number, tall: number, fill: Color): string =>
    polygon(
      [
        x + left * size,
        y + (top + tall) * size,
        x + (left + tall * 1.2) * size,
        y + top * size,
        x + (left + long) * size,
        y + top * size,
        x + (left + long - tall * 0.8) * size,
        y + (top + tall) * size,
      ],
      fill,
    );
  return (
    slab(40, -26, 58, 14, mix(color, light, 0.12)) +
    slab(18, -13, 120, 14, color) +
    slab(0, 0, 168, 12, color) +
    slab(8, 8, 132, 4, light) +
    slab(62, 15, 96, 6, mix(color, light, 0.5)) +
    slab(22, -13, 26, 6, mix(color, light, 0.35))
  );
}

/** An acacia, `wide` units across; its foot is at (x, y). */
export function acacia(
  x: number,
  y: number,
  wide: number,
  trunk: Color,
  leaf: Color,
  light: Color,
  dark: Color,
): string {
  const u = wide / 150;
  const joint = (dx: number, dy: number, width: number): Joint => [x + dx * u, y + dy * u, width * u];
  const crown = (dx: number, dy: number, long: number, tall: number): string => {
    const at = (px: number, py: number): readonly number[] => [
      x + (dx + px * long) * u,
      y + (dy + py * tall) * u,
    ];
    return (
      polygon(
        [
          ...at(-0.5, 0),
          ...at(-0.44, -0.5),
          ...at(-0.24, -0.9),
          ...at(0.06, -1),
          ...at(0.3, -0.82),
          ...at(0.46, -0.42),
          ...at(0.5, 0),
          ...at(0.2, 0.12),
          ...at(-0.1, -0.02),
          ...at(-0.3, 0.1),
        ],
        leaf,
      ) +
      polygon(
        [
          ...at(0.06, -1),
          ...at(0.3, -0.82),
          ...at(0.46, -0.42),
          ...at(0.5, 0),
          ...at(0.2, 0.12),
          ...at(0.02, 0.03),
          ...at(0.16, -0.4),
        ],
        dark,
      ) +
      polygon([...at(-0.44, -0.5), ...at(-0.24, -0.9), ...at(0.06, -1), ...at(-0.06, -0.62)], light)
    );
  };
  return (
    limb([joint(0, 4, 15), joint(3, -24, 10), joint(-6, -52, 8), joint(-34, -84, 5)], trunk) +
    limb([joint(3, -20, 9), joint(14, -48, 7), joint(38, -76, 4)], trunk) +
    limb([joint(10, -42, 6), joint(6, -66, 5), joint(2, -92, 3)], trunk) +
    crown(-30, -76, 84, 20) +
    crown(40, -70, 72, 17) +
    crown(4, -92, 118, 24)
  );
}
