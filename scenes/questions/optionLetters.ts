// Font size of options: as large as all of their tiles allow, and the same in each, so that none looks
// weightier.

import type { Option } from '#core/questions/questionBase.ts';
import { isUnspaced } from '#scenes/stage/lineBreaks.ts';
import { measureMarked } from '#scenes/kit/MarkedText.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import type { Rect } from '#scenes/ports.ts';
import { fittedSize } from '#scenes/questions/fittedSize.ts';
import type { MeasuredText } from '#scenes/stage/measureText.ts';

/**
 * Limits beyond the usual size: number of lines; share of the tile's height for all words, and for one line;
 * pixels to spare.
 */
const LARGE = { lines: 2, filled: 0.62, height: 0.3, air: 24 } as const;

const NO_WORDS = { text: '' };

/** Measures an option's words in a tile of this width, next to its badge, picture and count. */
export function wordsIn(
  tokens: ThemeTokens,
  option: Option | undefined,
  tile: number,
  size: number,
  isCounted: boolean,
): MeasuredText {
  const picture = option?.media ? tile * 0.38 : 0;
  const tally = isCounted ? size * 3 : 0;
  return measureMarked(tokens, option ?? NO_WORDS, {
    size,
    width: Math.max(40, tile - size * 2.1 - 44 - picture - tally),
    weight: 'display',
    lineHeight: 1.2,
  });
}

export interface FontSizeInput {
  readonly options: readonly Option[];
  /** Box of each option. */
  readonly rects: readonly Rect[];
  /** Pixels: the minimum and the maximum. */
  readonly usual: number;
  readonly most: number;
  /** True if tiles show how many players chose them. */
  readonly isCounted: boolean;
}

export function optionFontSize(
  tokens: ThemeTokens,
  { options, rects, usual, most, isCounted }: FontSizeInput,
): number {
  const lowest = Math.min(...rects.map(({ height }) => height));
  if (!Number.isFinite(lowest) || options.some(({ media }) => media?.type === 'image')) return usual;
  const fits = (size: number): boolean =>
    rects.every(({ width, height }, index) => {
      const option = options[index];
      const tile = width - LARGE.air;
      const words = wordsIn(tokens, option, tile, size, isCounted);
      if (words.lines > LARGE.lines || words.height > height * LARGE.filled) return false;
      // A word that had to be broken would shrink the text of its own tile.
      return (option?.text ?? '')
        .split(/\s+/u)
        .every(
          (text) => isUnspaced(text) || wordsIn(tokens, { id: '', text }, tile, size, isCounted).lines === 1,
        );
    });
  return Math.max(usual, fittedSize(Math.floor(Math.min(lowest * LARGE.height, most)), usual, fits));
}
