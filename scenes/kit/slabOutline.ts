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

/** Way around the upper left corner, in steps to the right and down. */
const STEPS = [
  [0, 2],
  [1, 2],
  [1, 1],
  [2, 1],
  [2, 0],
] as const;

/** Starts a path around `box` in `target`, to be filled. */
export function slabOutline(
  target: Graphics,
  { x, y, width, height }: Rect,
  { kind, radius, step, cut }: Corners,
): Graphics {
  const [right, bottom] = [x + width, y + height];
  if (kind === 'stepped') {
    const size = Math.min(step, width / 6, height / 6);
    const corners = [
      [x, y, size, size],
      [right, y, -size, size],
      [right, bottom, -size, -size],
      [x, bottom, size, -size],
    ] as const;
    return target.poly(
      corners.flatMap(([left, top, across, down]) =>
        // Every other corner is walked the other way.
        (across === down ? STEPS : STEPS.toReversed()).flatMap(([steps, more]) => [
          left + steps * across,
          top + more * down,
        ]),
      ),
    );
  }
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (kind !== 'cut') return target.roundRect(x, y, width, height, round);
  const off = Math.min(cut, width / 3, height / 3);
  return target.roundShape(
    [
      { x, y },
      { x: right - off, y, radius: 0 },
      { x: right, y: y + off, radius: 0 },
      { x: right, y: bottom },
      { x, y: bottom },
    ],
    round,
  );
}
