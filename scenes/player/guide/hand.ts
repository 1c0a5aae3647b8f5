// The hand that shows gestures: a mitten cut from snow, with a cuff in the player's color.

import type { Graphics } from 'pixi.js';
import { NIGHT, shaded, SNOW } from '#scenes/kit/materials.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** Radians that the mitten leans, as a hand does that reaches up from below. */
const LEAN = -0.34;

/** Draws it, this many CSS pixels high, with its tip at (0, 0). Light comes from the upper left. */
export function drawHand(graphics: Graphics, high: number, cuff: Color): void {
  const unit = high / 64;
  const [lit, shade] = SNOW;
  const box = (x: number, y: number, width: number, height: number, radius: number): Graphics =>
    graphics.roundRect(x * unit, y * unit, width * unit, height * unit, radius * unit);
  graphics.clear().rotation = LEAN;
  box(-13, 4, 32, 58, 14).fill({ color: NIGHT, alpha: 0.28 });
  // The thumb is behind the palm, whose right side is in the shade.
  graphics
    .moveTo(-10 * unit, 38 * unit)
    .lineTo(-21 * unit, 25 * unit)
    .stroke({ color: shade, width: 13 * unit, cap: 'round' });
  box(-15, 0, 30, 52, 15).fill(shade);
  box(-15, 0, 24, 52, 12).fill(lit);
  graphics
    .moveTo(-3 * unit, 44 * unit)
    .quadraticCurveTo(-11 * unit, 40 * unit, -11 * unit, 30 * unit)
    .stroke({ color: shade, width: 2.5 * unit, cap: 'round' });
  box(-17, 46, 34, 17, 6).fill(shaded(cuff));
  box(-17, 46, 25, 17, 6).fill(cuff);
  for (const x of [-10, -3, 4]) box(x, 50, 2.5, 9, 1.2).fill(shaded(cuff, 0.35));
}

/** Signs lie on tiles and buttons of any color, so they are light with a dark rim. */
function strokeSign(graphics: Graphics, high: number, path: () => void, ink: Color, light: Color): void {
  for (const [color, width] of [
    [ink, 0.11],
    [light, 0.055],
  ] as const) {
    path();
    graphics.stroke({ color, width: high * width, cap: 'round', join: 'round' });
  }
}

const ARC = { from: -Math.PI * 0.85, to: -Math.PI * 0.15, radii: [0.22, 0.36] } as const;

/** Draws two arcs around the tip: something is being pressed. */
export function drawTap(graphics: Graphics, high: number, ink: Color, light: Color): void {
  graphics.clear();
  for (const share of ARC.radii) {
    const radius = high * share;
    const path = () => {
      graphics.moveTo(radius * Math.cos(ARC.from), radius * Math.sin(ARC.from));
      graphics.arc(0, 0, radius, ARC.from, ARC.to);
    };
    strokeSign(graphics, high, path, ink, light);
  }
}

/** Draws an arrow to (0, 0) from this far to the right: the way of a swipe. */
export function drawSwipe(graphics: Graphics, far: number, high: number, ink: Color, light: Color): void {
  const tip = high * 0.16;
  const path = () => {
    graphics.moveTo(far, 0).lineTo(-tip, 0);
    graphics.moveTo(tip * 0.4, -tip * 1.1).lineTo(-tip, 0);
    graphics.lineTo(tip * 0.4, tip * 1.1);
  };
  graphics.clear();
  strokeSign(graphics, high, path, ink, light);
}
