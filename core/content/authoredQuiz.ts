// A quiz as authored: the project's own JSON, and the output of every importer.
// It holds the correct answers, so only host pages and the server handle it; players get views (core/views).

import type { Picture } from '#core/content/media.ts';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';

export type AuthoredQuestion = AuthoredOf<QuestionType>;

export interface AuthoredQuiz {
  readonly title: string;
  readonly description?: string;
  /** BCP 47, such as `en` or `pt-BR`. */
  readonly language?: string;
  readonly subject?: string;
  /** Grade in the school's own words: `7`, `7b`, `Year 9`. */
  readonly grade?: string;
  /** Picture of the quiz in the library. */
  readonly cover?: Picture;
  readonly questions: readonly AuthoredQuestion[];
}
