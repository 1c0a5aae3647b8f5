// Schema of the project's own quiz file: the server accepts nothing else, and every importer has to pass it
// (docs/quiz-format.md).
// Issues carry the path of the fault, such as ['questions', 3, 'options', 1, 'text'].

import * as z from 'zod/mini';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { atMost, boundedArray, FINISHED, filledText, text } from '#protocol/questions/authored.ts';
import { unionOfKinds } from '#protocol/questions/registry.ts';

const BCP_47 = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/;
/** Characters that RFC 5646 asks readers of language tags to support. */
export const LANGUAGE_MAX = 35;

/** A question in a quiz file. */
export const QuizFileQuestion: z.ZodMiniType<AuthoredQuestion, AuthoredQuestion> = unionOfKinds(
  ({ authored }) => authored,
);

/** A quiz file's fields about the quiz as a whole. */
export const QUIZ_FILE_HEAD = {
  title: filledText(CONTENT_LIMITS.title),
  description: text(CONTENT_LIMITS.description),
  language: z.string().check(atMost(LANGUAGE_MAX), z.regex(BCP_47)),
  subject: text(CONTENT_LIMITS.subject),
  grade: text(CONTENT_LIMITS.grade),
  cover: FINISHED.picture,
};

const contents = {
  description: z.exactOptional(QUIZ_FILE_HEAD.description),
  language: z.exactOptional(QUIZ_FILE_HEAD.language),
  subject: z.exactOptional(QUIZ_FILE_HEAD.subject),
  grade: z.exactOptional(QUIZ_FILE_HEAD.grade),
  cover: z.exactOptional(QUIZ_FILE_HEAD.cover),
  questions: boundedArray(QuizFileQuestion, 0, CONTENT_LIMITS.questionsMax),
};

/** A whole quiz file. The list of questions may be empty; whether that's useful is up to the caller. */
export const QuizFile: z.ZodMiniType<AuthoredQuiz, AuthoredQuiz> = z.strictObject({
  title: QUIZ_FILE_HEAD.title,
  ...contents,
});

/**
 * The finished part of a draft, and so of the versions made from it: it can be played before it has a title.
 */
export const FinishedQuiz: z.ZodMiniType<AuthoredQuiz, AuthoredQuiz> = z.strictObject({
  title: text(CONTENT_LIMITS.title),
  ...contents,
});
