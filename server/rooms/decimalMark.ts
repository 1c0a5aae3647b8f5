// The decimal mark of a quiz's language, by which the numbers in its keys are read.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { DecimalMark } from '#core/questions/questionBase.ts';

/** `language`: in BCP 47. Null if there is none, or one that nobody knows. */
function decimalMark(language: string): DecimalMark | null {
  try {
    const [known] = Intl.NumberFormat.supportedLocalesOf(language);
    if (known === undefined) return null;
    const parts = new Intl.NumberFormat(known).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  } catch {
    return null;
  }
}

/** The questions of a quiz in this language, with its decimal mark. */
export function withDecimal(
  questions: readonly AuthoredQuestion[],
  language: string,
): readonly AuthoredQuestion[] {
  const decimal = language === '' ? null : decimalMark(language);
  return decimal ? questions.map((question) => ({ ...question, decimal })) : questions;
}
