// Weight of questions in the accuracy.

import type { QuestionBase } from '#core/questions/questionBase.ts';

/** Marks. A question without a correct answer counts for none, unless a person marks it. */
export const QUESTION_MARKS = { usual: 1, min: 1, max: 100 } as const;

/** Marks that a graded question counts for; `hasCorrectAnswer`: or one whose answer has been marked. */
export function worthOf({
  worth = QUESTION_MARKS.usual,
  hasCorrectAnswer,
}: Pick<QuestionBase, 'worth' | 'hasCorrectAnswer'>): number {
  return hasCorrectAnswer ? worth : 0;
}

/** Adds whether anything is correct to the base of a question; if nothing is, drops its marks. */
export function withGrading(
  { worth, ...base }: Omit<QuestionBase, 'hasCorrectAnswer'>,
  hasCorrectAnswer: boolean,
): QuestionBase {
  return { ...base, ...(hasCorrectAnswer && worth !== undefined && { worth }), hasCorrectAnswer };
}
