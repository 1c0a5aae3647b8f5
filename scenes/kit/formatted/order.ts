// Visual order of a line's pieces: the Unicode bidi algorithm, on whole words.

import { isRightToLeft } from '#scenes/bidi.ts';

/** `isolated`: always runs from left to right, like formulas and code. */
export interface Directed {
  readonly text: string;
  readonly isolated: boolean;
}

const LETTER = /\p{L}/u;
const NUMBER = /\p{N}/u;

type Direction = 'left' | 'right' | 'number' | 'neutral';

function directionOf({ text, isolated }: Directed): Direction {
  if (isolated) return 'left';
  if (LETTER.test(text)) return isRightToLeft(text) ? 'right' : 'left';
  return NUMBER.test(text) ? 'number' : 'neutral';
}

/** Indexes of the pieces in `line`, from the left edge to the right. */
export function visualOrder(line: readonly Directed[], rightToLeft: boolean): number[] {
  const base = rightToLeft ? 'right' : 'left';
  const order = line.map((_, place) => place);
  const directions = line.map(directionOf);
  if (!rightToLeft && !directions.includes('right')) return order;
  // A number runs with the left-to-right letters before it.
  let strong: Direction = base;
  for (const [place, direction] of directions.entries()) {
    if (direction === 'number' && strong === 'left') directions[place] = 'left';
    else if (direction === 'left' || direction === 'right') strong = direction;
  }
  const side = (direction: Direction | undefined): Direction =>
    direction === undefined ? base : direction === 'number' ? 'right' : direction;
  const levels = directions.map((direction, place) => {
    if (direction === 'number') return 2;
    let way: Direction = direction;
    if (direction === 'neutral') {
      const before = directions.slice(0, place).findLast((one) => one !== 'neutral');
      const after = directions.slice(place + 1).find((one) => one !== 'neutral');
      way = side(before) === side(after) ? side(before) : base;
    }
    if (way === 'right') return 1;
    return rightToLeft ? 2 : 0;
  });
  for (const level of [2, 1]) reverseFrom(order, levels, level);
  return order;
}

/** Reverses each sequence of pieces at this level or a higher one. */
function reverseFrom(order: number[], levels: readonly number[], level: number): void {
  const isIn = (at: number): boolean => (levels[order[at] ?? -1] ?? -1) >= level;
  for (let from = 0; from < order.length; from += 1) {
    if (!isIn(from)) continue;
    let to = from;
    while (isIn(to + 1)) to += 1;
    order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
    from = to;
  }
}
