// Corrections of a question's key, as a host sends them.

import type { AnswerChoice } from '#core/questions/kind.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Distribution, Question, QuestionType, Reveal } from '#core/questions/question.ts';

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

/** The answers to choose a question's correct ones from; none for kinds whose key can't be changed. */
export function answerChoices({ question, reveal, distribution }: Given): readonly AnswerChoice[] {
  return kindOf(question.type).can.rekey?.choices(question, reveal, distribution.spread) ?? [];
}

interface Given {
  readonly question: Question;
  readonly reveal: Reveal;
  readonly distribution: Distribution;
}

/** Returns the correction by which an answer with these choices is correct. */
export function rekeyed(
  type: QuestionType,
  ids: readonly string[],
  way: 'key' | 'accept',
): CorrectionChange | null {
  const answer = kindOf(type).can.rekey?.answerOf(ids);
  return answer ? { type: way, answer } : null;
}
