// The part of a question kind that serves its author: what it can pass on to another kind, and what it makes of what another passed on.

import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';
import type { AuthoredBase, AuthoredOptions } from '#core/questions/questionBase.ts';

/** What a question knows of answers, in the words of no kind. */
export interface AuthoredAnswers extends AuthoredOptions {
  /** Spellings of what is right, the best one first. */
  readonly accepted: readonly string[];
}

export const NO_ANSWERS: AuthoredAnswers = { options: [], accepted: [] };

export interface QuestionAuthoring<T extends QuestionType> {
  /** `base`: all but what only this kind has. */
  parted(question: AuthoredOf<T>): { readonly base: AuthoredBase; readonly answers: AuthoredAnswers };
  /** Its own texts that may be formatted, each through `map`; absent where it has none but what every question has. */
  mapped?(question: AuthoredOf<T>, map: (text: string) => string): AuthoredOf<T>;
  /** Whatever stands in `base` stays. */
  made(base: AuthoredBase, answers: AuthoredAnswers): AuthoredOf<T>;
}
