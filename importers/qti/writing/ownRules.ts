// What QTI can't hold of a question, and other programs ignore.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { NumberRule } from '#core/questions/typed/numbers.ts';
import type { OwnFields } from '#importers/qti/ownFields.ts';

export interface TypedGap {
  readonly accepted: readonly string[];
  readonly number?: NumberRule;
}

/** How XML Schema writes numbers. */
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** The part of a rule that QTI can't hold, with answers that it can't compare as numbers; null for nothing. */
export function ownRule(
  accepted: readonly string[],
  rule: NumberRule | undefined,
): { readonly rule: NumberRule; readonly inWords: boolean } | null {
  if (!rule) return null;
  const { tolerance, tolerancePercent, unit } = rule;
  const inWords =
    (tolerance !== undefined && tolerancePercent !== undefined) ||
    !accepted.every((each) => PLAIN_NUMBER.test(each.trim()) && Number.isFinite(Number(each)));
  const isHeld = !inWords && unit === undefined && tolerance !== 0 && tolerancePercent !== 0;
  return isHeld && rule.otherUnits === undefined && !rule.typedUnit ? null : { rule, inWords };
}

/** Rules of typed answers that are only held here. */
export function ownRules(
  gaps: readonly TypedGap[],
  { forgiveTypo, anyOrder }: { readonly forgiveTypo?: true; readonly anyOrder?: true },
): OwnFields {
  const numbers = gaps.map(({ accepted, number }) => ownRule(accepted, number)?.rule ?? null);
  return {
    ...(numbers.some((rule) => rule !== null) && { numbers }),
    ...(forgiveTypo && { forgiveTypo }),
    ...(anyOrder && { anyOrder }),
  };
}

/** True if other programs ignore some of the question's settings. */
export function hasOwnSettings(question: AuthoredQuestion): boolean {
  const { type, hints = [], timeSeconds, explanation, questionDisplayVariant } = question;
  if (hints.length > 0 || questionDisplayVariant) return true;
  switch (type) {
    case 'BLANK':
      return Object.keys(ownRules([question], question)).length > 0;
    case 'CLOZE':
      return Object.keys(ownRules(question.gaps, question)).length > 0;
    case 'COMPREHENSION':
      // A stimulus is only read.
      return (
        timeSeconds !== undefined ||
        explanation !== undefined ||
        (question.display ?? 'visible') !== 'visible'
      );
    default:
      return false;
  }
}

/** True for a kind that QTI doesn't have: people write what they would say. */
export function isAskedAsText({ type }: AuthoredQuestion): boolean {
  return type === 'WORDCLOUD' || type === 'FLASHCARD';
}
