// Plan of a word cloud: rows of words, stacked from a flat bottom, the widest at the bottom. Pure arithmetic.

import type { Rect } from '#scenes/ports.ts';

export interface CloudWord {
  readonly text: string;
  readonly count: number;
}

/** A word around its center. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Font size in pixels. */
  readonly size: number;
}

export interface CloudPlan {
  readonly words: readonly PlacedWord[];
  /** From the bottom up. */
  readonly rows: readonly Rect[];
}

interface CloudSpace {
  readonly width: number;
  readonly height: number;
  /** Font sizes in pixels: of the most common word, and the least that is comfortable to read. */
  readonly most: number;
  readonly least: number;
}

/** In multiples of the font size: the height of a row, and the space between two words. */
const LINE = 1.22;
const GAP = 0.7;
/** While no word came twice, all have this share of the largest size. */
const ALL_ONCE = 0.6;
/** Each step in the search for the largest size that fits. */
const STEP = 0.94;

interface Row<Word> {
  /** With all words at the same size. */
  readonly width: number;
  readonly words: readonly Word[];
  /** How much of the width is before the middle. */
  readonly before: number;
}

/**
 * Puts words into rows, in the order in which they came. Counts don't matter: a word that grows stays in its
 * row, and new words don't move old ones to other rows. `widthOf`: at a font size of 1.
 */
function rowsOf<Word extends CloudWord>(
  words: readonly Word[],
  aspect: number,
  widthOf: (text: string) => number,
): readonly (readonly Word[])[] {
  const rows: Row<Word>[] = [];
  for (const word of words) {
    const width = widthOf(word.text) + GAP;
    // Height of the smallest dome, half an ellipse, that holds the row with this word.
    const dome = (place: number): number => {
      const wide = (rows[place]?.width ?? 0) + width;
      return Math.max(Math.hypot(wide / aspect, LINE * place), LINE * (place + 1));
    };
    let best = 0;
    for (let place = 1; place <= rows.length; place += 1) if (dome(place) < dome(best)) best = place;
    const row = rows[best] ?? { width: 0, words: [], before: 0 };
    const goesBefore = row.before < row.width / 2;
    rows[best] = {
      width: row.width + width,
      words: goesBefore ? [word, ...row.words] : [...row.words, word],
      before: row.before + (goesBefore ? width : 0),
    };
  }
  return rows.map((row) => row.words);
}

/**
 * Words in the order in which they came; sizes go by the root of the count. The same words always make the same
 * cloud, around (0, 0) at the middle of its bottom. `widthOf`: at a font size of 1.
 */
export function planCloud(
  words: readonly CloudWord[],
  { width, height, most, least }: CloudSpace,
  widthOf: (text: string) => number,
): CloudPlan {
  const top = Math.max(1, ...words.map(({ count }) => count));
  const rows = rowsOf(words, width / Math.max(1, height), widthOf);
  const at = (largest: number, smallest: number) =>
    rows.map((row) => {
      const sized = row.map(({ text, count }) => {
        const size = Math.max(smallest, largest * Math.sqrt(count / top));
        return { text, size, width: (widthOf(text) + GAP) * size };
      });
      return {
        sized,
        width: sized.reduce((sum, each) => sum + each.width, 0),
        height: LINE * Math.max(...sized.map(({ size }) => size)),
      };
    });
  const overflow = (made: ReturnType<typeof at>): number =>
    Math.max(
      ...made.map((row) => row.width / width),
      made.reduce((sum, row) => sum + row.height, 0) / height,
    );
  let largest = top === 1 ? most * ALL_ONCE : most;
  let made = at(largest, least);
  while (overflow(made) > 1 && largest > least) {
    largest *= STEP;
    made = at(largest, least);
  }
  const over = overflow(made);
  // Words that are too long or too many become smaller than is comfortable.
  if (over > 1) made = at(least / over, least / over);
  const placed: PlacedWord[] = [];
  const boxes: Rect[] = [];
  let bottom = 0;
  for (const row of made) {
    let x = -row.width / 2;
    for (const { text, size, width: wide } of row.sized) {
      placed.push({ text, size, x: x + wide / 2, y: bottom - row.height / 2 });
      x += wide;
    }
    boxes.push({ x: -row.width / 2, y: bottom - row.height, width: row.width, height: row.height });
    bottom -= row.height;
  }
  return { words: placed, rows: boxes };
}
