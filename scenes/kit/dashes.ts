// Dashed lines.

import type { Graphics, StrokeStyle } from 'pixi.js';
import type { Rect } from '#scenes/ports.ts';

/** CSS pixels: a dash, and the distance from one to the next. */
const DASH = { long: 6, each: 10 } as const;

/** Dashes along the sides of a box, which leave out its corners. */
export function drawDashedBox(
  to: Graphics,
  { x, y, width, height }: Rect,
  corner: number,
  line: StrokeStyle,
): void {
  for (let at = x + corner; at < x + width - corner; at += DASH.each)
    for (const down of [y, y + height])
      to.moveTo(at, down)
        .lineTo(Math.min(at + DASH.long, x + width - corner), down)
        .stroke(line);
  for (let at = y + corner; at < y + height - corner; at += DASH.each)
    for (const across of [x, x + width])
      to.moveTo(across, at)
        .lineTo(across, Math.min(at + DASH.long, y + height - corner))
        .stroke(line);
}
