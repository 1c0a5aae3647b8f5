import { CLOZE_WIDTHS, type ClozeGap, type ClozeKind, type ClozeWidth } from '#core/questions/cloze/index.ts';
import type { ClozeKey } from '#core/questions/cloze/judge.ts';
import { readGaps } from '#core/questions/gaps/gaps.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';
import { numberField, withUnit } from '#core/questions/typed/numbers.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The narrowest width for the longest answer that has to be typed. */
function widthFor(gaps: readonly ClozeGap[]): ClozeWidth {
  const longest = Math.max(0, ...gaps.flatMap(({ accepted }) => accepted.map(({ length }) => length)));
  return CLOZE_WIDTHS.find((width) => width >= longest) ?? 24;
}

/** True if the text begins with this word. */
function beginsWith(text: string, word: string): boolean {
  return text.startsWith(word) && !/^[\p{L}\p{N}]/u.test(text.slice(word.length));
}

/** With the units that have to be given. Blank answers are of a draft. */
function playedGap({ accepted, number }: ClozeGap): ClozeGap {
  const filled = accepted.filter((each) => each.trim() !== '');
  if (!number) return { accepted: filled };
  const isPrinted = numberField(number).unit !== undefined;
  return { accepted: isPrinted ? filled : filled.map((each) => withUnit(each, number.unit)), number };
}

/** The question as players see it, and its key with both in reading order. `base` still has the markers. */
export function builtCloze(
  { gaps, anyOrder, forgiveTypo, decimal }: ClozeKind['authored'],
  base: Omit<QuestionBase, 'hasCorrectAnswer'>,
): { readonly question: ClozeKind['question']; readonly key: ClozeKey } {
  // A printed unit belongs to the text, unless the author has written it there.
  const { text, order } = readGaps(base, gaps.length, (gap, after) => {
    const { unit } = numberField(gaps[gap]?.number ?? {});
    return unit === undefined || beginsWith(after.trimStart(), unit) ? '' : `\u00a0${unit}`;
  });
  const key: ClozeKey = {
    gaps: order.flatMap((place) => gaps[place] ?? []).map(playedGap),
    ...(anyOrder && { anyOrder }),
    ...(forgiveTypo && { forgiveTypo }),
    ...(decimal && gaps.some(({ number }) => number) && { decimal }),
  };
  const fields = key.gaps.map(({ number }) => (number ? { number: numberField(number) } : {}));
  const hasCorrectAnswer = key.gaps.some(({ accepted }) => accepted.length > 0);
  return {
    question: {
      type: 'CLOZE',
      ...withGrading({ ...base, ...text }, hasCorrectAnswer),
      gapsAt: text.gapsAt,
      width: widthFor(gaps),
      fields,
    },
    key,
  };
}
