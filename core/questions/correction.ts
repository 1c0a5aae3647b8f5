// Corrections of a question's key, as a host sends them.

import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Distribution, Question, Reveal } from '#core/questions/question.ts';

/** A person's mark for all answers with this text. */
export interface AnswerMark {
  readonly answer: string;
  /** Share of the question's worth, 0 to 1; null takes the mark back. */
  readonly credit: number | null;
}

/** Maximum number of marks in one change. */
export const MARKS_AT_ONCE = 50;

/**
 * key: only this answer is correct. accept: this answer is correct, too. dropped: the question doesn't count.
 * fullMarks: every answer is correct. original: as its author wrote it. marks: what these answers earn.
 */
export type CorrectionChange =
  | { readonly type: 'key' | 'accept'; readonly answer: Answer }
  | { readonly type: 'marks'; readonly marks: readonly AnswerMark[] }
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
