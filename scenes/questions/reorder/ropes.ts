// The drawings of the rope ladder: ropes, knots, plates and holes, and the ropes of the chart on the wall.

import type { Graphics } from 'pixi.js';
import type { Rect, Point } from '#scenes/ports.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import { ROPE, WOOD } from '#scenes/kit/materials.ts';

const BRIGHT = '#DDA877';

/** Hangs down at `x` from a little above 0 to a little below `height`, and ends in a knot and a tuft. */
export function drawRope(to: Graphics, x: number, height: number, thick: number): void {
  const [top, bottom] = [-8, height + 7];
  to.moveTo(x, top)
    .lineTo(x, bottom)
    .stroke({ width: thick + 1.5, color: ROPE[1], cap: 'round' });
  to.moveTo(x - 0.7, top)
    .lineTo(x - 0.7, bottom)
    .stroke({ width: thick - 1, color: ROPE[0], cap: 'round' });
  for (let y = top + 3; y < bottom - 3; y += 7)
    to.moveTo(x - thick / 2, y + 3)
      .lineTo(x + thick / 2, y)
      .stroke({ width: 1.2, color: ROPE[1] });
  for (const aside of [-3.5, 0, 3])
    to.moveTo(x, bottom)
      .lineTo(x + aside, bottom + 8)
      .stroke({ width: 2, color: ROPE[0], cap: 'round' });
  to.ellipse(x, bottom, thick * 0.9, thick * 0.75).fill(ROPE[1]);
  to.ellipse(x - 0.6, bottom - 0.6, thick * 0.7, thick * 0.55).fill(ROPE[0]);
}

/** Two turns of rope round a rung of this face, whose middle is at 0, and the knot that holds them. */
export function drawKnot(to: Graphics, x: number, face: number, thick: number): void {
  const half = face / 2 + 1;
  for (const aside of [-0.55, 0.55]) {
    const at = x + aside * thick;
    to.moveTo(at, -half)
      .lineTo(at, half + 4)
      .stroke({ width: thick, color: ROPE[1], cap: 'round' });
    to.moveTo(at - 0.6, -half)
      .lineTo(at - 0.6, half + 3)
      .stroke({ width: thick - 1.6, color: ROPE[0], cap: 'round' });
  }
  to.ellipse(x + 0.5, 1, thick * 1.55, thick * 1.15).fill(ROPE[1]);
  to.ellipse(x, 0, thick * 1.4, thick).fill(ROPE[0]);
  to.moveTo(x - thick * 0.9, thick * 0.5)
    .lineTo(x + thick * 0.7, -thick * 0.6)
    .stroke({ width: 1.4, color: ROPE[1], cap: 'round' });
}

/** The end that slipped out of its knot. */
export function drawLooseEnd(to: Graphics, x: number, face: number, thick: number): void {
  const top = -face / 2;
  to.moveTo(x, top)
    .quadraticCurveTo(x + thick * 2.4, top + 5, x + thick * 0.6, top + face * 0.42)
    .stroke({ width: thick, color: ROPE[1], cap: 'round' });
  to.moveTo(x - 0.6, top)
    .quadraticCurveTo(x + thick * 2.2, top + 5, x + thick * 0.4, top + face * 0.4)
    .stroke({ width: thick - 1.6, color: ROPE[0], cap: 'round' });
}

/** A small board for a number, with two nails and a split in its corner. */
export function drawPlate(to: Graphics, x: number, y: number, size: number): void {
  const left = x - size / 2;
  const top = y - size / 2;
  to.roundRect(left, top, size, size, 8).fill(WOOD[1]);
  to.roundRect(left, top, size, size - 3, 8).fill(BRIGHT);
  to.roundRect(left, top + 1.5, size, size - 4.5, 7).fill(WOOD[0]);
  to.moveTo(left + size * 0.74, top + 2)
    .lineTo(left + size * 0.82, top + size * 0.24)
    .stroke({ width: 1.5, color: WOOD[1], cap: 'round' });
  for (const [across, down] of [
    [0.15, 0.17],
    [0.85, 0.74],
  ] as const)
    to.circle(left + size * across, top + size * down, 1.5).fill(WOOD[1]);
}

/** Where a rung is missing; `drawn`: the one that is dragged would stand here. */
export function drawHole(
  to: Graphics,
  { x, y, width, height }: Rect,
  { color, schemes }: ThemeTokens,
  drawn: boolean,
): void {
  to.roundRect(x, y, width, height, 14).fill({ color: color.night950, alpha: 0.6 });
  if (drawn) {
    to.roundRect(x, y, width, height, 14).stroke({ width: 3, color: color.glow });
    return;
  }
  const line = { width: 2, color: schemes.night.lineStrong, cap: 'round' } as const;
  for (let at = x + 14; at < x + width - 14; at += 10)
    for (const down of [y, y + height])
      to.moveTo(at, down)
        .lineTo(Math.min(at + 6, x + width - 14), down)
        .stroke(line);
  for (let at = y + 12; at < y + height - 12; at += 10)
    for (const across of [x, x + width])
      to.moveTo(across, at)
        .lineTo(across, Math.min(at + 6, y + height - 12))
        .stroke(line);
}

/** A rope from one slab to another, with a ring at either end. */
export function drawTie(
  to: Graphics,
  from: Point,
  end: Point,
  thick: number,
  [lit, shade]: readonly [lit: string, shade: string] = ROPE,
): void {
  const bend = (end.x - from.x) * 0.45;
  for (const [width, color, up] of [
    [thick + 2, shade, 0],
    [thick, lit, thick * 0.12],
  ] as const)
    to.moveTo(from.x, from.y - up)
      .bezierCurveTo(from.x + bend, from.y - up, end.x - bend, end.y - up, end.x, end.y - up)
      .stroke({ width, color, cap: 'round' });
  for (const { x, y } of [from, end]) {
    to.circle(x, y, thick * 0.6 + 5).fill(shade);
    to.circle(x - 0.5, y - 1, thick * 0.6 + 3).fill(lit);
  }
}
