// The gear of power-ups that stays for a while, as drawings: rope, ice, a lantern; and what breaks. Light comes from the upper left.

import { Graphics } from 'pixi.js';
import type { Rect } from '#scenes/ports.ts';

export const ICE = { fill: '#BFE6FA', edge: '#5FA3C7', lit: '#F4FAFF' } as const;
export const SNOW = { fill: '#F4FAFF', shade: '#A9C9DC' } as const;
export const METAL = { lit: '#D5E1E6', shade: '#7F97A1' } as const;
const ROPE = { fill: '#F0D9AE', shade: '#B98F52' } as const;

/** Small things that share their draw call. */
export function drawing(label?: string): Graphics {
  const made = new Graphics(label === undefined ? {} : { label });
  made.context.batchMode = 'batch';
  return made;
}

/** From (0, 0) down by `long`, clipped to a loop round who stands left of it; `size`: of that character. */
export function drawRope(target: Graphics, long: number, size: number): void {
  const thick = Math.max(4, size * 0.085);
  const half = thick / 2;
  target.clear().rect(-half, 0, thick, long).fill(ROPE.shade);
  // Its strands are wound.
  for (let at = 0; at < long - thick; at += thick * 1.25)
    target
      .poly([-half, at + half, half, at, half, at + thick * 0.6, -half, at + thick * 1.1])
      .fill(ROPE.fill);
  const low = long + size * 0.26;
  for (const [down, color] of [
    [size * 0.035, ROPE.shade],
    [0, ROPE.fill],
  ] as const)
    target
      .moveTo(-size * 0.06, low + down)
      .quadraticCurveTo(-size * 0.4, low + size * 0.16 + down, -size * 0.74, low - size * 0.04 + down)
      .stroke({ width: thick * 0.9, color, cap: 'round' });
  for (const [out, color] of [
    [0.1, METAL.shade],
    [0.05, METAL.lit],
  ] as const)
    target
      .roundRect(-size * 0.12, long - size * 0.04, size * 0.24, size * 0.36, size * 0.12)
      .stroke({ width: size * out, color });
  target.circle(0, low, thick * 0.62).fill(ROPE.shade);
}

/** Uneven facets round a clock of this diameter at (0, 0), and two icicles below; its middle stays free. */
export function drawIce(target: Graphics, size: number): void {
  const radius = size / 2;
  target.clear();
  const reach = [1.22, 1.06, 1.18, 1.1, 1.24, 1.05, 1.16, 1.08, 1.2, 1.1];
  for (const [index, far] of reach.entries()) {
    const [from, to] = [index, index + 1].map((step) => (step / reach.length) * 2 * Math.PI - 0.4) as [
      number,
      number,
    ];
    const middle = (from + to) / 2;
    const at = (around: number, share: number): [number, number] => [
      Math.cos(around) * radius * share,
      Math.sin(around) * radius * share,
    ];
    // Lit on the upper left, shaded on the lower right.
    const light = Math.cos(middle + (3 * Math.PI) / 4);
    const color = light > 0.3 ? ICE.lit : light < -0.4 ? ICE.edge : ICE.fill;
    target
      .poly([...at(from, 0.8), ...at(from, 1), ...at(middle, far), ...at(to, 1), ...at(to, 0.8)])
      .fill(color);
  }
  for (const [x, long] of [
    [-0.3, 0.4],
    [0.12, 0.28],
  ] as const)
    target
      .poly([
        x * radius,
        radius * 0.9,
        (x + 0.26) * radius,
        radius * 0.9,
        (x + 0.12) * radius,
        radius * (0.95 + long),
      ])
      .fill(ICE.fill);
}

/** Round a flame of this height at (0, 0), which is seen in it. */
export function drawLantern(target: Graphics, size: number): void {
  const [wide, high] = [size * 0.5, size * 0.5];
  const post = size * 0.09;
  target.clear();
  target.circle(0, -high - size * 0.36, size * 0.1).stroke({ width: size * 0.06, color: ROPE.fill });
  // Glass, lit from within.
  target.rect(-wide + post, -high, wide * 2 - post * 2, high * 2).fill({ color: '#FFD062', alpha: 0.2 });
  target
    .poly([-wide + post, -high, -wide * 0.4, -high, -wide + post, high * 0.3])
    .fill({ color: SNOW.fill, alpha: 0.3 });
  for (const [share, color] of [
    [1, METAL.shade],
    [0.1, METAL.lit],
  ] as const) {
    const right = wide * (2 * share - 1);
    const roof = [-wide * 1.16, -high + post, -wide * 0.42, -high - size * 0.28];
    target
      .poly([
        ...roof,
        Math.min(wide * 0.42, right),
        -high - size * 0.28,
        right * (share === 1 ? 1.16 : 1),
        -high + post,
      ])
      .fill(color);
    target
      .roundRect(-wide * 1.1, high - post, wide * 1.1 + right * (share === 1 ? 1.1 : 1), post * 2, 2)
      .fill(color);
  }
  for (const side of [-1, 1])
    target
      .rect(side * (wide - post / 2) - post / 2, -high, post, high * 2)
      .fill(side < 0 ? METAL.lit : METAL.shade);
}

/** The points of a saw-edged crack through a slab, from its upper left corner. */
function crackOf({ width, height }: Rect): [number, number][] {
  const teeth = 6;
  return Array.from({ length: teeth + 1 }, (_, index) => [
    width * 0.5 + (index % 2 === 0 ? -1 : 1) * Math.min(12, height * 0.14),
    (height * index) / teeth,
  ]);
}

/** The first part of that crack, on the stage. */
export function drawCrack(target: Graphics, rect: Rect, share: number, color: string): void {
  const points = crackOf(rect);
  target.clear().position.set(rect.x, rect.y);
  const last = share * (points.length - 1);
  target.moveTo(...(points[0] ?? [0, 0]));
  for (const [index, [x, y]] of points.entries()) if (index <= last) target.lineTo(x, y);
  target.stroke({ width: 4, color, cap: 'round', join: 'round' });
}

/** Halves of a slab along its crack, from its upper left corner. */
export function drawHalf(
  target: Graphics,
  rect: Rect,
  side: 'left' | 'right',
  color: string,
  edge: string,
): void {
  const { width, height } = rect;
  const outer = side === 'left' ? 0 : width;
  const inward = side === 'left' ? 1 : -1;
  const corner = Math.min(14, height * 0.18);
  // Its corners are round enough for the moment that it lasts.
  const round = (y: number, way: 1 | -1): [number, number][] => [
    [outer, y + way * corner],
    [outer + inward * corner * 0.3, y + way * corner * 0.3],
    [outer + inward * corner, y],
  ];
  const crack = crackOf(rect);
  target
    .clear()
    .poly([...round(0, 1), ...crack, ...round(height, -1).reverse()].flat())
    .fill(edge)
    .poly(
      [
        ...round(0, 1),
        ...crack.map(([x, y]) => [x, Math.min(y, height - 5)]),
        ...round(height - 5, -1).reverse(),
      ].flat(),
    )
    .fill(color);
}
