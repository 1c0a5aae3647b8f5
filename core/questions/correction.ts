// Corrections of a question's key, as a host sends them.

import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Distribution, Question, Reveal } from '#core/questions/question.ts';

/**
 * key: only this answer is correct. accept: this answer is correct, too. dropped: the question doesn't count.
 * fullMarks: every answer is correct. original: as its author wrote it.
 */
export type CorrectionChange =
  | { readonly type: 'key' | 'accept'; readonly answer: Answer }
  | { readonly type: 'dropped' | 'fullMarks' | 'original' };

/** A wrong answer that the host may mark as correct. */
export interface Acceptable {
  readonly words: string;
  /** Players who gave it. */
  readonly count: number;
  readonly change: CorrectionChange;
}

/** Returns the wrong answers that may be marked as correct; none for kinds without such. */
export function acceptableAnswers(
  question: Question,
  reveal: Reveal,
  { spread }: Distribution,
): readonly Acceptable[] {
  if (!question.hasCorrectAnswer) return [];
  return kindOf(question.type).can.acceptable?.(question, reveal, spread) ?? [];
}
