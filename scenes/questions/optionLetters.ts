// How large the words of options are: as large as all of their tiles have room for, the same in each, so that none looks weightier.

import type { Option } from '#core/questions/questionBase.ts';
import { isUnspaced } from '#scenes/stage/lineBreaks.ts';
import { measureMarked } from '#scenes/kit/MarkedText.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import type { Rect } from '#scenes/ports.ts';
import { fittedSize } from '#scenes/questions/fittedSize.ts';
import type { MeasuredText } from '#scenes/stage/measureText.ts';

/** Beyond the usual size: at most so many lines, of the tile's height at most this for the words and for one line; and pixels to spare. */
const LARGE = { lines: 2, filled: 0.62, height: 0.3, air: 24 } as const;

const NO_WORDS = { text: '' };

/** The words of an option in a tile of this width, beside its badge, picture and count. */
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

export interface LettersInput {
  readonly options: readonly Option[];
  /** Of each option. */
  readonly rects: readonly Rect[];
  /** Pixels: what they are at least, and at most. */
  readonly usual: number;
  readonly most: number;
  /** Whether it stands in the tiles how many chose them. */
  readonly isCounted: boolean;
}

export function lettersOf(
  tokens: ThemeTokens,
  { options, rects, usual, most, isCounted }: LettersInput,
): number {
  const lowest = Math.min(...rects.map(({ height }) => height));
  if (!Number.isFinite(lowest) || options.some(({ media }) => media?.type === 'image')) return usual;
  const fits = (size: number): boolean =>
    rects.every(({ width, height }, index) => {
      const option = options[index];
      const tile = width - LARGE.air;
      const words = wordsIn(tokens, option, tile, size, isCounted);
      if (words.lines > LARGE.lines || words.height > height * LARGE.filled) return false;
      // A word that would have to be broken makes its own tile's letters smaller.
      return (option?.text ?? '')
        .split(/\s+/u)
        .every(
          (text) => isUnspaced(text) || wordsIn(tokens, { id: '', text }, tile, size, isCounted).lines === 1,
        );
    });
  return Math.max(usual, fittedSize(Math.floor(Math.min(lowest * LARGE.height, most)), usual, fits));
}
