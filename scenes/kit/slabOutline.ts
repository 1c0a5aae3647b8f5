// Outline of a slab, with its corners as the theme cuts them.

import type { Graphics } from 'pixi.js';
import type { Rect } from '#scenes/ports.ts';

export interface Corners {
  /** See `depth.corner` of the tokens. */
  readonly kind: string;
  readonly radius: number;
  /** Pixels of a step, of which a stepped corner has two each way. */
  readonly step: number;
  /** Pixels that a cut takes off each side of its corner. */
  readonly cut: number;
}

/** Starts a path around `box` in `target`, to be filled. */
export function slabOutline(target: Graphics, box: Rect, { kind, radius, step, cut }: Corners): Graphics {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (kind === 'stepped') {
    const s = Math.min(step, width / 6, height / 6);
    const points: number[] = [];
    for (const [cx, cy, dx, dy] of [
      [x, y, s, s],
      [right, y, -s, s],
      [right, bottom, -s, -s],
      [x, bottom, s, -s],
    ] as const) {
      const steps = [
        [0, 2],
        [1, 2],
        [1, 1],
        [2, 1],
        [2, 0],
      ] as const;
      // Every other corner is walked the other way.
      for (const [across, down] of dx * dy > 0 ? steps : steps.toReversed())
        points.push(cx + dx * across, cy + dy * down);
    }
    return target.poly(points);
  }
  if (kind === 'cut') {
    const c = Math.min(cut, width / 3, height / 3);
    return target
      .moveTo(x + round, y)
      .lineTo(right - c, y)
      .lineTo(right, y + c)
      .lineTo(right, bottom - round)
      .arcTo(right, bottom, right - round, bottom, round)
      .lineTo(x + round, bottom)
      .arcTo(x, bottom, x, bottom - round, round)
      .lineTo(x, y + round)
      .arcTo(x, y, x + round, y, round)
      .closePath();
  }
  return target.roundRect(x, y, width, height, round);
}
