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

/** Limits of content, in characters and counts. Longer input is refused with its place, never cut in silence. */
export const CONTENT_LIMITS = {
  title: 200,
  description: 2_000,
  subject: 100,
  grade: 50,
  questionText: 2_000,
  optionText: 500,
  /** TeX of one formula. */
  formula: 1_000,
  explanation: 2_000,
  /** Of a question, and of each one. */
  hintsMax: 3,
  hint: 300,
  /** The name of what belongs together. */
  group: 50,
  mediaUrl: 2_000,
  mediaAlt: 500,
  /** Accepted answers of a BLANK. */
  acceptedAnswers: 50,
  optionsMin: 2,
  optionsMax: 10,
  questionsMax: 10_000,
  /** Questions that a room plays: at its end each player is sent all of them. */
  playedMax: 1_000,
  /** Characters of a quiz file that a room plays: a thousand long questions have a third of that, and each player is sent them at the end. */
  playedCharacters: 5_000_000,
} as const;
