// Fittings of a rung: its knots, and the grip or the keys that move it.

import type { Graphics } from 'pixi.js';
import { drawGrip } from '#scenes/questions/pieces/drawings.ts';
import { PIECE } from '#scenes/questions/pieces/PieceSlab.ts';
import { rungParts } from '#scenes/questions/reorder/ladder.ts';
import { drawKnot, drawLooseEnd } from '#scenes/questions/reorder/ropes.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** Size of the keys on a held rung, in CSS pixels. */
export const KEY = 48;
export const KEYS = ['up', 'down'] as const;
export type KeyState = 'off' | 'on' | 'pressed' | 'focused';

export interface DetailsLook {
  readonly width: number;
  readonly height: number;
  readonly mirrored: boolean;
  /** Ends that are tied; start: the other one has slipped out of its knot. */
  readonly tied: 'both' | 'start' | 'none';
  readonly grip: boolean;
  /** Shown in place of the grip. */
  readonly keys: Readonly<Record<'up' | 'down', KeyState>> | null;
}

/** Draws into an object whose center is that of the rung's face. */
export function drawDetails(to: Graphics, tokens: ThemeTokens, look: DetailsLook): void {
  const { width, height, tied, keys } = look;
  const { knot, grip, rope } = rungParts(width, height);
  const side = look.mirrored ? -1 : 1;
  const face = height - PIECE.edge;
  const end = side * (width / 2 - knot);
  to.clear();
  if (tied !== 'none') drawKnot(to, -end, face, rope);
  if (tied === 'both') drawKnot(to, end, face, rope);
  if (tied === 'start') drawLooseEnd(to, end, face, rope);
  if (keys) {
    drawKey(to, side * (width / 2 - 1.5 * KEY - 2), face, 'up', keys.up, tokens);
    drawKey(to, side * (width / 2 - 0.5 * KEY - 2), face, 'down', keys.down, tokens);
    // Clear of the letter in the corner, which reaches into the grip on a low rung.
  } else if (look.grip) drawGrip(to, side * (width / 2 - knot * 2 - grip * 0.6), tokens.color.inkMuted);
}

/** A small slab with a chevron. */
function drawKey(
  to: Graphics,
  x: number,
  face: number,
  key: 'up' | 'down',
  state: KeyState,
  { color, schemes }: ThemeTokens,
): void {
  const width = KEY - 6;
  const height = Math.min(KEY, face) - 6;
  const [left, top] = [x - width / 2, -height / 2];
  const off = state === 'off';
  const sunk = state === 'pressed' ? 3 : 0;
  if (state === 'focused')
    to.roundRect(left - 3, top - 3, width + 6, height + 6, 12).fill(schemes.work.focus);
  if (!off) to.roundRect(left, top, width, height, 10).fill(color.night950);
  to.roundRect(left, top + sunk, width, height - 4, 10).fill(off ? color.snowEdge : color.night700);
  const middle = top + sunk + (height - 4) / 2;
  const point = key === 'up' ? -3 : 3;
  to.poly([x - 8, middle - point, x, middle + point, x + 8, middle - point], false).stroke({
    width: 3.5,
    color: off ? color.inkMuted : color.snow,
    cap: 'round',
    join: 'round',
  });
}
