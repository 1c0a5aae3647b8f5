// How much room the belt needs on the question.

import { isAway } from '#core/features/powerups/usable.ts';
import type { BeltView } from '#core/features/powerups/views.ts';
import type { Corner } from '#scenes/player/question/layout.ts';
import type { CornerRoom } from '#scenes/player/question/layer.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** Sides of a place, in CSS pixels: the first that leaves room beside the belt is taken. */
const SIDES: Readonly<Record<Shape, readonly number[]>> = {
  wide: [64],
  narrow: [56, 50, 44],
  short: [56, 50, 44],
};
const GAP = { roomy: 8, tight: 4 } as const;
/** What the foot needs beside it. */
const LEAST_BESIDE = 150;
/** The strap goes on at both ends. */
export const STRAP_END = 6;

export interface BeltSize {
  readonly side: number;
  readonly gap: number;
  readonly width: number;
}

/** Places of the belt that are shown: one more where a card waits for one. */
export const placesOf = ({ slots, offer }: BeltView): number => slots.length + (offer ? 1 : 0);

export function beltSize(places: number, width: number, shape: Shape): BeltSize {
  const sized = (side: number): BeltSize => {
    const gap = side < 50 ? GAP.tight : GAP.roomy;
    return { side, gap, width: places * side + (places - 1) * gap + STRAP_END };
  };
  const sizes = SIDES[shape].map(sized);
  return sizes.find((size) => width - size.width >= LEAST_BESIDE) ?? (sizes.at(-1) as BeltSize);
}

export function beltCorner(view: PlayerStageView, { width, shape, crowded }: CornerRoom): Corner | null {
  const { slide, me } = view.player;
  if (!me.belt || !slide?.question) return null;
  const judged = slide.feedback !== null;
  // A slim bar leaves no room for anything.
  if (isAway(view.player) || (judged && shape === 'short')) return null;
  const size = beltSize(placesOf(me.belt), width, shape);
  return { width: size.width, height: size.side, beside: !judged && !(crowded && shape === 'narrow') };
}
