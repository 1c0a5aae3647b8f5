// Layout of a meme at a verdict: pure arithmetic, from phones to projectors.

import type { Corner } from '#scenes/player/question/corners.ts';
import type { CornerRoom } from '#scenes/player/question/layer.ts';
import type { Rect } from '#scenes/ports.ts';

/** Width over height of the built-in pictures. */
const SHAPE = 4 / 3;
/** Height relative to the column's, and its limits in CSS pixels. */
const HEIGHT = { narrow: { share: 0.15, most: 124 }, wide: { share: 0.21, most: 250 } } as const;
const TIGHT = 0.7;
/** CSS pixels: any lower, and no one can see what the picture is about. */
const LOWEST = 72;
/** Columns at least this wide have room for it beside the verdict. */
const BESIDE_FROM = 1_000;
/** Width of the caption relative to the height. */
const CAPTION = 1.25;

const padOf = (height: number): number => Math.round(Math.max(8, height * 0.06));

/** Null where it would take room from what has to be read. */
export function memeCorner({ width, height, shape, room }: CornerRoom): Corner | null {
  if (shape === 'short' || room === 'none') return null;
  const { share, most } = HEIGHT[shape];
  const high = Math.round(Math.min(most, height * share) * (room === 'tight' ? TIGHT : 1));
  if (high < LOWEST) return null;
  const pad = padOf(high);
  const whole = Math.round((high - 2 * pad) * SHAPE + high * CAPTION + 3 * pad);
  if (width >= BESIDE_FROM) return { width: whole, height: high, place: 'beside' };
  return { width: shape === 'narrow' ? width : Math.min(width, whole), height: high, place: 'above' };
}

export interface MemePlaces {
  /** On the stage; the others are relative to its corner. */
  readonly card: Rect;
  readonly picture: Rect;
  readonly caption: Rect;
}

/** `corner`: its place on the stage; a row of its own is as wide as the column. */
export function layoutMeme(corner: Rect, { width }: Corner, edge: number): MemePlaces {
  const { height } = corner;
  const pad = padOf(height);
  const face = height - edge - 2 * pad;
  const picture = { x: pad, y: pad, width: Math.round(face * SHAPE), height: face };
  const left = picture.width + 2 * pad;
  return {
    card: { ...corner, x: corner.x + (corner.width - width) / 2, width },
    picture,
    caption: { x: left, y: pad, width: width - left - pad, height: face },
  };
}
