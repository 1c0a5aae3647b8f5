// A quiz in the making: until its author is done, anything may be missing.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';

/**
 * The shape and upper limits of a finished question, without the lower limits: its text may be empty, it may
 * have a single option, and none has to be correct.
 */
export type DraftOf<T extends QuestionType> = AuthoredOf<T> & {
  /** Assigned when the question is created and kept for the draft's lifetime; unique within the draft. */
  readonly id: string;
};

export type DraftQuestion = DraftOf<QuestionType>;

/** The question as a quiz file stores it. */
export function withoutId(question: DraftQuestion): AuthoredQuestion {
  const { id: _, ...authored } = question;
  return authored;
}

/** The title may be blank. */
export interface DraftQuiz extends Omit<AuthoredQuiz, 'questions'> {
  readonly questions: readonly DraftQuestion[];
}
