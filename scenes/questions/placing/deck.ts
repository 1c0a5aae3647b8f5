// The deck: pieces that are in no place yet, one on top, the next ones sticking out from under it.

import { clamp } from '#scenes/kit/clamp.ts';
import type { Density } from '#scenes/player/question/part.ts';
import type { Rect } from '#scenes/ports.ts';

/**
 * CSS pixels: heights and greatest width of the top piece, how far each of the next ones sticks out, and how much
 * less high it is at either end.
 */
const DECK = { least: 60, most: 96, widest: 460, peek: 48, peeks: 2, step: 4 } as const;

export interface Deck {
  /** Boxes of the pieces shown, from the top one down. */
  readonly boxes: readonly Rect[];
  /** What can be pressed of each. */
  readonly areas: readonly Rect[];
  readonly height: number;
}

/** `count`: number of pieces in the deck. */
export function deckOf(count: number, width: number, { touch }: Density, mirrored: boolean): Deck {
  const height = clamp(touch * 1.2, DECK.least, DECK.most);
  const peeks = Math.max(0, Math.min(DECK.peeks, count - 1));
  const wide = Math.min(DECK.widest, width - DECK.peeks * DECK.peek);
  const left = (width - wide - peeks * DECK.peek) / 2;
  const at = (x: number, own: number): Rect => ({
    x: mirrored ? width - x - own : x,
    y: 0,
    width: own,
    height,
  });
  const all = Array.from({ length: Math.min(count, 1 + peeks) }, (_, nth) => left + nth * DECK.peek);
  return {
    boxes: all.map((x, nth) => ({
      ...at(x, wide),
      y: nth * DECK.step,
      height: height - 2 * nth * DECK.step,
    })),
    areas: all.map((x, nth) => (nth === 0 ? at(x, wide) : at(x + wide - DECK.peek, DECK.peek))),
    height,
  };
}
