// Typed answers of QTI: words, or a number with what it may be off by.

import type { NumberRule } from '#core/questions/typed/numbers.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import type { AnswerKey } from '#importers/qti/answerKeys.ts';
import { numberOf } from '#importers/qti/qtiTree.ts';

export interface TypedAnswers {
  readonly accepted: readonly string[];
  readonly number?: NumberRule;
  /** Answers that the rule has no place for. */
  readonly left?: readonly string[];
}

/** null without any key, as for a text that nobody grades. */
export function typedAnswers(
  { right, tolerance, low, high }: Pick<AnswerKey, 'right' | 'tolerance' | 'low' | 'high'>,
  isNumeric: boolean,
): TypedAnswers | ImportReason | null {
  if (low !== null || high !== null) return range(low, high, right);
  if (right.length === 0) return null;
  if (!isNumeric && !tolerance) return { accepted: right };
  const wrong = right.find((each) => numberOf(each) === null);
  if (wrong !== undefined)
    return tolerance ? { code: 'badNumber', values: { value: shortItem(wrong) } } : { accepted: right };
  const shown = [...new Set(right.map((each) => each.trim()))];
  if (!tolerance || (tolerance.below === 0 && tolerance.above === 0)) return { accepted: shown, number: {} };
  const { below, above, percent } = tolerance;
  if (below === above)
    return { accepted: shown, number: percent ? { tolerancePercent: below } : { tolerance: below } };
  const [first = ''] = shown;
  const number = Number(first);
  const off = (part: number) => (percent ? (Math.abs(number) * part) / 100 : part);
  return range(number - off(below), number + off(above), []);
}

/** `right`: numbers in the range that the file names as the answer. */
function range(
  low: number | null,
  high: number | null,
  right: readonly string[],
): TypedAnswers | ImportReason {
  if (low === null || high === null || low > high) {
    const value = low === null ? `≤ ${high}` : high === null ? `≥ ${low}` : `${low} – ${high}`;
    return { code: 'openRange', values: { value } };
  }
  const decimals = Math.max(decimalsOf(low), decimalsOf(high)) + 1;
  const rounded = (number: number) => Number(number.toFixed(Math.min(20, decimals)));
  const middle = rounded((low + high) / 2);
  const tolerance = rounded((high - low) / 2);
  // The file's own way to write it, if it's the middle.
  const [named] = right.filter((each) => rounded(Number(each)) === middle);
  const left = right.filter((each) => !(Number(each) >= low && Number(each) <= high));
  return {
    accepted: [named?.trim() ?? String(middle)],
    number: tolerance === 0 ? {} : { tolerance },
    ...(left.length > 0 && { left }),
  };
}

/** Reports of answers that were left out. */
export function leftOut({ left = [] }: TypedAnswers): readonly ImportReason[] {
  return left.map((answer) => ({ code: 'answerDropped', values: { answer: shortItem(answer) } }));
}

function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
