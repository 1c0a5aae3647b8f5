// Props drawn to measure: rope, and slabs that crack.

import type { Graphics } from 'pixi.js';
import type { Rect } from '#scenes/ports.ts';
import { ROPE, NIGHT } from '#scenes/kit/materials.ts';

/** A twisted rope from (0, 0) down by `long`. */
export function drawRope(target: Graphics, long: number, thick: number): void {
  const half = thick / 2;
  target.clear().rect(-half, 0, thick, long).fill(ROPE[1]);
  for (let at = 0; at < long - thick; at += thick * 1.25)
    target.poly([-half, at + half, half, at, half, at + thick * 0.6, -half, at + thick * 1.1]).fill(ROPE[0]);
}

/** Points of a jagged crack down a slab, relative to its top left corner. */
function crackOf({ width, height }: Rect): [number, number][] {
  const teeth = 6;
  return Array.from({ length: teeth + 1 }, (_, index) => [
    width * 0.5 + (index % 2 === 0 ? -1 : 1) * Math.min(12, height * 0.14),
    (height * index) / teeth,
  ]);
}

/** Draws the crack as a line. */
export function drawCrack(target: Graphics, rect: Rect): void {
  target.poly(crackOf(rect).flat(), false).stroke({ width: 4, color: NIGHT, cap: 'round', join: 'round' });
}

/**
 * Draws the half of a slab left or right of its crack. The corners are cut rather than rounded, which doesn't
 * show in motion.
 */
export function drawHalf(target: Graphics, rect: Rect, isLeft: boolean, color: string): void {
  const outer = isLeft ? 0 : rect.width;
  const inner = outer + (isLeft ? 7 : -7);
  target
    .poly([...crackOf(rect).flat(), inner, rect.height, outer, rect.height - 7, outer, 7, inner, 0])
    .fill(color);
}
