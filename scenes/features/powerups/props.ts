// The gear of power-ups, as drawings: rope, ice, a lantern, a crate, an eraser, snow. Light comes from the upper left.

import { Graphics } from 'pixi.js';
import { mix } from '#scenes/kit/color.ts';
import type { Rect } from '#scenes/ports.ts';

export const ICE = { fill: '#BFE6FA', edge: '#5FA3C7', lit: '#F4FAFF' } as const;
export const SNOW = { fill: '#F4FAFF', shade: '#A9C9DC' } as const;
export const METAL = { lit: '#D5E1E6', shade: '#7F97A1' } as const;
const WOOD = { fill: '#C98F5E', shade: '#8A5A36' } as const;
const ROPE = { fill: '#F0D9AE', shade: '#B98F52' } as const;

/** Small things that share their draw call. */
export function drawing(label?: string): Graphics {
  const made = new Graphics(label === undefined ? {} : { label });
  made.context.batchMode = 'batch';
  return made;
}

/** From (0, 0) down by `long`, with a carabiner at its end. */
export function drawRope(target: Graphics, long: number, size: number): void {
  const thick = Math.max(3, size * 0.06);
  target.clear();
  for (let at = 0; at < long; at += 10)
    target
      .rect(-thick / 2, at, thick, Math.min(10, long - at))
      .fill(Math.round(at / 10) % 2 === 0 ? ROPE.fill : ROPE.shade);
  target
    .roundRect(-size * 0.11, long - 2, size * 0.22, size * 0.34, size * 0.11)
    .stroke({ width: size * 0.075, color: METAL.shade });
  target
    .moveTo(-size * 0.11, long + size * 0.2)
    .lineTo(-size * 0.11, long + size * 0.08)
    .stroke({ width: size * 0.075, color: METAL.lit, cap: 'round' });
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
  const [wide, high] = [size * 0.46, size * 0.52];
  target.clear();
  target.circle(0, -high * 1.28, size * 0.09).stroke({ width: size * 0.05, color: METAL.shade });
  target
    .poly([-wide, -high * 0.9, -wide * 0.5, -high * 1.16, wide * 0.5, -high * 1.16, wide, -high * 0.9])
    .fill(METAL.shade);
  target
    .poly([-wide, -high * 0.9, -wide * 0.5, -high * 1.16, 0, -high * 1.16, -wide * 0.2, -high * 0.9])
    .fill(METAL.lit);
  for (const side of [-1, 1])
    target
      .rect(side * wide * 0.86 - size * 0.03, -high * 0.9, size * 0.06, high * 1.8)
      .fill(side < 0 ? METAL.lit : METAL.shade);
  target.roundRect(-wide, high * 0.88, wide * 2, size * 0.12, 3).fill(METAL.shade);
  target.roundRect(-wide, high * 0.88, wide * 0.9, size * 0.12, 3).fill(METAL.lit);
}

/** A roped crate of this side on (0, 0), without its lid. */
export function drawCrate(target: Graphics, side: number): void {
  target.clear();
  target.roundRect(-side / 2, -side * 0.8, side, side * 0.8, 4).fill(WOOD.shade);
  for (const [index, width] of [0.3, 0.34, 0.28].entries())
    target
      .rect(-side / 2 + 3, -side * 0.78 + index * side * 0.26, side - 6, side * 0.22)
      .fill(index === 1 ? WOOD.fill : mix(WOOD.fill, WOOD.shade, width));
  target.rect(-side * 0.06, -side * 0.8, side * 0.12, side * 0.8).fill(ROPE.shade);
  target.rect(-side * 0.06, -side * 0.8, side * 0.06, side * 0.8).fill(ROPE.fill);
}

export function drawLid(target: Graphics, side: number): void {
  target.clear();
  target.roundRect(-side * 0.56, -side * 0.12, side * 1.12, side * 0.2, 4).fill(WOOD.shade);
  target.roundRect(-side * 0.56, -side * 0.12, side * 1.12, side * 0.13, 4).fill(WOOD.fill);
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
