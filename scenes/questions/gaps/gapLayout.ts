// Layout of a text around its gaps: each gap is a box among the letters, like a formula.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';
import { GAP_WORDS, type GappedText } from '#core/questions/gaps/gaps.ts';
import { blocksOf } from '#scenes/kit/formatted/blocks.ts';
import { type Layout, layOut } from '#scenes/kit/formatted/layout.ts';
import { leftOf } from '#scenes/kit/formatted/paint.ts';
import type { Ruler, Setting } from '#scenes/kit/formatted/setting.ts';
import { type Atom, FORMULA_SCALE } from '#scenes/kit/formatted/tokens.ts';
import type { Rect } from '#scenes/ports.ts';

/** Size of all gaps in a text, in CSS pixels: a gap as wide as its own answer would give it away. */
export interface GapBox {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels around a gap. */
const AIR = { x: 2, y: 4 } as const;
/** Middle of the letters above their baseline, as a multiple of the font size. */
const MIDDLE = 0.34;
const SOURCE = /^gap (\d+) (\S+) (\S+) (\S+)$/;

/** The words with a box in place of each gap; `size`: their font size in pixels. */
export function gapWords(words: GappedText, box: GapBox, size: number): FormattedText {
  const { text, marks = [], gapsAt } = words;
  const height = box.height + 2 * AIR.y;
  const sizes = [box.width + 2 * AIR.x, height, height / 2 - MIDDLE * size]
    .map((pixels) => pixels / (size * FORMULA_SCALE))
    .join(' ');
  const boxes = gapsAt.map(
    (from, gap): Mark => ({
      from,
      to: from + GAP_WORDS.length,
      style: 'formula',
      source: `gap ${gap} ${sizes}`,
    }),
  );
  const all = [...marks.flatMap((mark) => withoutBlock(mark, words)), ...boxes];
  return { text, marks: all.toSorted((one, other) => one.from - other.from || other.to - one.to) };
}

/** A block of code keeps no boxes, so one with gaps is drawn as lines of code. */
function withoutBlock(mark: Mark, { text, gapsAt }: GappedText): readonly Mark[] {
  const { display, ...inline } = mark;
  if (!display || mark.style !== 'code' || !gapsAt.some((at) => mark.from <= at && at < mark.to))
    return [mark];
  let from = mark.from;
  return text
    .slice(mark.from, mark.to)
    .split('\n')
    .flatMap((line) => {
      const own = { ...inline, from, to: from + line.length };
      from = own.to + 1;
      return line === '' ? [] : own;
    });
}

/** Measures the boxes of `gapWords` as well. */
export function withGaps(ruler: Ruler): Ruler {
  return {
    ...ruler,
    formula(source) {
      const [, , width, height, depth] = SOURCE.exec(source) ?? [];
      if (depth === undefined) return ruler.formula(source);
      return { width: Number(width), height: Number(height), depth: Number(depth), isGap: true };
    },
  };
}

/** A text with its gaps at a given size, with the boxes that its ruler measures. */
export function gapLayout(words: GappedText, box: GapBox, setting: Setting, ruler: Ruler): Layout {
  const { text, marks } = gapWords(words, box, setting.size);
  return layOut(blocksOf({ text, ...(marks && { marks }) }), text, setting, withGaps(ruler));
}

/** The number of the gap that an atom is the box of; undefined if it is none. */
export function gapOf({ formula }: Atom): number | undefined {
  const [, gap] = SOURCE.exec(formula?.tex ?? '') ?? [];
  return gap === undefined ? undefined : Number(gap);
}

/** Boxes of the gaps, in the order of the text, from the layout's upper left corner. */
export function gapRects(layout: Layout, align: 'left' | 'center' | 'right'): readonly Rect[] {
  const rects: Rect[] = [];
  for (const line of layout.lines)
    for (const { atom, x } of line.atoms) {
      const gap = gapOf(atom);
      if (gap === undefined || !atom.formula) continue;
      const { width, height, depth } = atom.formula;
      rects[gap] = {
        x: leftOf(line, layout, align) + x + AIR.x,
        y: line.top + line.baseline + depth - height + AIR.y,
        width: width - 2 * AIR.x,
        height: height - 2 * AIR.y,
      };
    }
  return rects;
}
