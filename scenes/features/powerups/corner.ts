// Space for the belt on the question screen.

import { isBeltHidden } from '#core/features/powerups/whyUnusable.ts';
import type { BeltView } from '#core/features/powerups/views.ts';
import type { Corner } from '#scenes/player/question/corners.ts';
import type { CornerRoom } from '#scenes/player/question/layer.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** Sides of a place in CSS pixels; the first that leaves enough room beside the belt is used. */
const SIDES: Readonly<Record<Shape, readonly number[]>> = {
  wide: [64],
  narrow: [56, 50, 44],
  short: [56, 50, 44],
};
/** Font size of the line below the belt, and its width where there is room for more than the belt's. */
export const LINE: Readonly<Record<Shape, number>> = { wide: 16, narrow: 12, short: 12 };
export const WIDE_LINE = 270;
const GAP = { roomy: 8, tight: 4 } as const;
/** CSS pixels that the footer needs beside the belt. */
const MIN_BESIDE = 150;
/** CSS pixels by which the strap extends beyond both ends. */
export const STRAP_END = 6;

export interface BeltSize {
  readonly side: number;
  readonly gap: number;
  readonly width: number;
}

/** Places shown, including one for a waiting card. */
export const placesOf = ({ slots, offer }: BeltView): number => slots.length + (offer ? 1 : 0);

export function beltSize(places: number, width: number, shape: Shape): BeltSize {
  const sized = (side: number): BeltSize => {
    const gap = side < 50 ? GAP.tight : GAP.roomy;
    return { side, gap, width: places * side + (places - 1) * gap + STRAP_END };
  };
  const sizes = SIDES[shape].map(sized);
  return sizes.find((size) => width - size.width >= MIN_BESIDE) ?? (sizes.at(-1) as BeltSize);
}

export function beltCorner(view: PlayerStageView, { width, shape, crowded }: CornerRoom): Corner | null {
  const { slide, me } = view.player;
  if (!me.belt || !slide?.question) return null;
  const judged = slide.feedback !== null;
  // The slim verdict bar has no room to spare.
  if (isBeltHidden(view.player) || (judged && shape === 'short')) return null;
  const { width: wide, side } = beltSize(placesOf(me.belt), width, shape);
  const line = me.belt.toNext === null ? 0 : LINE[shape] * 1.4;
  const room = line > 0 && shape === 'wide' ? Math.max(wide, WIDE_LINE) : wide;
  const isBeside = !judged && !(crowded && shape === 'narrow');
  return { width: room, height: side + line, place: isBeside ? 'beside' : 'below' };
}
