// A quiz as it is being written: as long as its author works at it, anything in it may still be missing.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';

/** The shapes and upper limits of a finished question, without the lower ones: no text yet, one option, none right. */
export type DraftOf<T extends QuestionType> = AuthoredOf<T> & {
  /** Made where the question is made, and its own for as long as the draft lives; unique in the draft. */
  readonly id: string;
};

export type DraftQuestion = DraftOf<QuestionType>;

/** The question as a quiz file has it. */
export function withoutId(question: DraftQuestion): AuthoredQuestion {
  const { id: _, ...authored } = question;
  return authored;
}

/** The title may be blank too. */
export interface DraftQuiz extends Omit<AuthoredQuiz, 'questions'> {
  readonly questions: readonly DraftQuestion[];
}
