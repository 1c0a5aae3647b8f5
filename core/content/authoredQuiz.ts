// A quiz as its author writes it: the project's own JSON, and what every importer produces.
// It holds the right answers, so only a host's pages and the server handle it; players get views (core/views).

import type { Picture } from '#core/content/media.ts';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';

export type AuthoredQuestion = AuthoredOf<QuestionType>;

export interface AuthoredQuiz {
  readonly title: string;
  readonly description?: string;
  /** BCP 47, as `en` or `pt-BR`. */
  readonly language?: string;
  readonly subject?: string;
  /** Whom it is for, in the words of the school: `7`, `7b`, `Year 9`. */
  readonly grade?: string;
  /** What the library shows of it. */
  readonly cover?: Picture;
  readonly questions: readonly AuthoredQuestion[];
}
