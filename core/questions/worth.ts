// What a question counts for in the accuracy.

import type { QuestionBase } from '#core/questions/questionBase.ts';

/** Marks. Where nothing is right a question counts for none, whatever its author says. */
export const QUESTION_MARKS = { usual: 1, min: 1, max: 100 } as const;

/** The marks that a question counts for. */
export function worthOf({
  worth = QUESTION_MARKS.usual,
  hasCorrectAnswer,
}: Pick<QuestionBase, 'worth' | 'hasCorrectAnswer'>): number {
  return hasCorrectAnswer ? worth : 0;
}

/** What every question carries, with whether anything is right: where nothing is, it counts for no marks. */
export function judged(
  { worth, ...base }: Omit<QuestionBase, 'hasCorrectAnswer'>,
  hasCorrectAnswer: boolean,
): QuestionBase {
  return { ...base, ...(hasCorrectAnswer && worth !== undefined && { worth }), hasCorrectAnswer };
}
