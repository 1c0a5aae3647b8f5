// Drawings for the rope ladder: ropes, knots, and an end that slipped out of one.

import type { Graphics } from 'pixi.js';
import { ROPE } from '#scenes/questions/pieces/drawings.ts';

/** Hangs down at `x` from a little above 0 to a little below `height`, ending in a knot and a tuft. */
export function drawRope(to: Graphics, x: number, height: number, thick: number): void {
  const [top, bottom] = [-8, height + 2];
  to.moveTo(x, top)
    .lineTo(x, bottom)
    .stroke({ width: thick + 1.5, color: ROPE.shade, cap: 'round' });
  to.moveTo(x - 0.7, top)
    .lineTo(x - 0.7, bottom)
    .stroke({ width: thick - 1, color: ROPE.lit, cap: 'round' });
  for (let y = top + 3; y < bottom - 3; y += 7)
    to.moveTo(x - thick / 2, y + 3)
      .lineTo(x + thick / 2, y)
      .stroke({ width: 1.2, color: ROPE.shade });
  for (const aside of [-3.5, 0, 3])
    to.moveTo(x, bottom)
      .lineTo(x + aside, bottom + 6)
      .stroke({ width: 2, color: ROPE.lit, cap: 'round' });
  to.ellipse(x, bottom, thick * 0.9, thick * 0.75).fill(ROPE.shade);
  to.ellipse(x - 0.6, bottom - 0.6, thick * 0.7, thick * 0.55).fill(ROPE.lit);
}

/** Two turns of rope around a rung with this face, centered on 0, and the knot that holds them. */
export function drawKnot(to: Graphics, x: number, face: number, thick: number): void {
  const half = face / 2 + 1;
  for (const aside of [-0.55, 0.55]) {
    const at = x + aside * thick;
    to.moveTo(at, -half)
      .lineTo(at, half + 4)
      .stroke({ width: thick, color: ROPE.shade, cap: 'round' });
    to.moveTo(at - 0.6, -half)
      .lineTo(at - 0.6, half + 3)
      .stroke({ width: thick - 1.6, color: ROPE.lit, cap: 'round' });
  }
  to.ellipse(x + 0.5, 1, thick * 1.55, thick * 1.15).fill(ROPE.shade);
  to.ellipse(x, 0, thick * 1.4, thick).fill(ROPE.lit);
  to.moveTo(x - thick * 0.9, thick * 0.5)
    .lineTo(x + thick * 0.7, -thick * 0.6)
    .stroke({ width: 1.4, color: ROPE.shade, cap: 'round' });
}

/** An end that slipped out of its knot. */
export function drawLooseEnd(to: Graphics, x: number, face: number, thick: number): void {
  const top = -face / 2;
  to.moveTo(x, top)
    .quadraticCurveTo(x + thick * 2.4, top + 5, x + thick * 0.6, top + face * 0.42)
    .stroke({ width: thick, color: ROPE.shade, cap: 'round' });
  to.moveTo(x - 0.6, top)
    .quadraticCurveTo(x + thick * 2.2, top + 5, x + thick * 0.4, top + face * 0.4)
    .stroke({ width: thick - 1.6, color: ROPE.lit, cap: 'round' });
}
