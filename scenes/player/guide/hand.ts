// The hand that shows gestures: a mitten with a pointing finger, cut from snow, with a cuff in the player's
// color.

import type { Graphics } from 'pixi.js';
import { SNOW, NIGHT, shaded } from '#scenes/kit/materials.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** Draws it, this many CSS pixels high, with the fingertip at (0, 0). Light comes from the upper left. */
export function drawHand(graphics: Graphics, high: number, cuff: Color): void {
  const unit = high / 64;
  const [lit, shade] = SNOW;
  const box = (x: number, y: number, width: number, height: number, radius: number): Graphics =>
    graphics.roundRect(x * unit, y * unit, width * unit, height * unit, radius * unit);
  graphics.clear();
  box(-9, 3, 19, 44, 9).fill({ color: NIGHT, alpha: 0.28 });
  box(-12, 25, 41, 39, 13).fill({ color: NIGHT, alpha: 0.28 });
  // Thumb, finger and palm, then what is in the shade of the palm.
  box(-18, 28, 18, 14, 7).fill(shade);
  box(-8, 0, 16, 42, 8).fill(lit);
  box(-13, 22, 38, 32, 12).fill(lit);
  box(8, 25, 17, 29, 11).fill(shade);
  for (const x of [8, 15]) box(x, 26, 2, 10, 1).fill(lit);
  box(-14, 50, 37, 13, 5).fill(shaded(cuff));
  box(-14, 50, 26, 13, 5).fill(cuff);
}

/** Draws two arcs around the fingertip, as something does that is being pressed. */
export function drawTap(graphics: Graphics, high: number, color: Color): void {
  graphics.clear();
  for (const [radius, alpha] of [
    [0.24, 1],
    [0.38, 0.6],
  ] as const)
    graphics
      .moveTo(high * radius * Math.cos(ARC.from), high * radius * Math.sin(ARC.from))
      .arc(0, 0, high * radius, ARC.from, ARC.to)
      .stroke({ color, alpha, width: Math.max(2, high * 0.055), cap: 'round' });
}
const ARC = { from: -Math.PI * 0.85, to: -Math.PI * 0.15 } as const;

/** Draws the way of a finger that comes from the right: a line with an arrowhead at (0, 0). */
export function drawSwipe(graphics: Graphics, far: number, high: number, color: Color): void {
  const tip = high * 0.16;
  graphics
    .clear()
    .moveTo(far, 0)
    .lineTo(-tip, 0)
    .moveTo(tip * 0.4, -tip * 1.1)
    .lineTo(-tip, 0)
    .lineTo(tip * 0.4, tip * 1.1)
    .stroke({ color, width: Math.max(2, high * 0.07), cap: 'round', join: 'round' });
}
