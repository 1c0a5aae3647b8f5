// Drawings for kinds with pieces: holes, grips, number plates, and ropes between pieces.

import type { Graphics } from 'pixi.js';
import { drawDashedBox } from '#scenes/kit/dashes.ts';
import type { Point } from '#scenes/ports.ts';
import type { Rect } from '#scenes/ports.ts';
import { PIECE } from '#scenes/questions/pieces/PieceSlab.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export const ROPE = { lit: '#F0D9AE', shade: '#B98F52' } as const;
const WOOD = { lit: '#DDA877', base: '#C98F5E', shade: '#8A5A36' } as const;

/** The hole left by a piece. `isDrawing`: the dragged piece would be put here. */
export function drawHole(
  to: Graphics,
  { x, y, width, height }: Rect,
  { color, schemes }: ThemeTokens,
  isDrawing: boolean,
): void {
  to.roundRect(x, y, width, height, PIECE.radius).fill({ color: schemes.play.sunken, alpha: 0.6 });
  if (isDrawing) {
    to.roundRect(x, y, width, height, PIECE.radius).stroke({ width: 3, color: color.glow });
    return;
  }
  const line = { width: 2, color: schemes.play.lineStrong, cap: 'round' } as const;
  drawDashedBox(to, { x, y, width, height }, 13, line);
}

/** Two columns of dots that mark where to grip. */
export function drawGrip(to: Graphics, x: number, color: string): void {
  for (const aside of [-4.5, 4.5])
    for (const down of [-8, 0, 8]) to.circle(x + aside, down, 2.3).fill({ color, alpha: 0.55 });
}

/** A small board for a number, with two nails and a split in one corner. */
export function drawPlate(to: Graphics, x: number, y: number, size: number): void {
  const left = x - size / 2;
  const top = y - size / 2;
  to.roundRect(left, top, size, size, 8).fill(WOOD.shade);
  to.roundRect(left, top, size, size - 3, 8).fill(WOOD.lit);
  to.roundRect(left, top + 1.5, size, size - 4.5, 7).fill(WOOD.base);
  to.moveTo(left + size * 0.74, top + 2)
    .lineTo(left + size * 0.82, top + size * 0.24)
    .stroke({ width: 1.5, color: WOOD.shade, cap: 'round' });
  for (const [across, down] of [
    [0.15, 0.17],
    [0.85, 0.74],
  ] as const)
    to.circle(left + size * across, top + size * down, 1.5).fill(WOOD.shade);
}

/** A rope between two pieces, with a ring at each end. `sag`: how far its middle hangs, in CSS pixels. */
export function drawTie(
  to: Graphics,
  from: Point,
  end: Point,
  thick: number,
  { lit, shade, sag = 0 }: { readonly lit: string; readonly shade: string; readonly sag?: number } = ROPE,
): void {
  // A curve reaches three quarters of the way to its handles.
  const hang = (sag * 4) / 3;
  const bend = (end.x - from.x) * 0.45;
  for (const [width, color, up] of [
    [thick + 2, shade, 0],
    [thick, lit, thick * 0.12],
  ] as const)
    to.moveTo(from.x, from.y - up)
      .bezierCurveTo(from.x + bend, from.y - up + hang, end.x - bend, end.y - up + hang, end.x, end.y - up)
      .stroke({ width, color, cap: 'round' });
  for (const { x, y } of [from, end]) {
    to.circle(x, y, thick * 0.6 + 5).fill(shade);
    to.circle(x - 0.5, y - 1, thick * 0.6 + 3).fill(lit);
  }
}
