// The quiz library of a host: own quizzes and the starter quizzes of the server. Only a host session opens it: it holds the right answers.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { QuizFile } from '#protocol/quizFile.ts';
import { Count, InList, QuizId, Time } from '#protocol/schemas/common.ts';

const QuizCard = z.strictObject({
  id: QuizId,
  title: z.string(),
  subject: z.nullable(z.string()),
  language: z.nullable(z.string()),
  questionCount: Count,
  version: Count,
  /** Comes with the server, belongs to nobody and can't be deleted. */
  starter: z.boolean(),
  updatedAt: Time,
});

export const listQuizzes = defineOperation({
  name: 'listQuizzes',
  summary: "The host's own quizzes, the newest first, then the starter quizzes.",
  method: 'GET',
  path: '/v1/quizzes',
  role: 'host',
  request: z.object(InList),
  answer: z.strictObject({ quizzes: z.array(QuizCard), total: Count }),
  errors: ['request.UNAUTHORIZED'],
});

export const getQuiz = defineOperation({
  name: 'getQuiz',
  summary: 'A quiz with its right answers.',
  method: 'GET',
  path: '/v1/quizzes/{quizId}',
  legacyPath: '/v2/quiz/{quizId}',
  role: 'host',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({
    card: QuizCard,
    quiz: QuizFile,
    /** Whether the practice link is on: see `shareQuiz`. */
    shared: z.boolean(),
  }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED'],
});

/** Bytes of the largest quiz: 10,000 long questions. */
const MAX_QUIZ_BYTES = 24 * 1024 * 1024;

export const saveQuiz = defineOperation({
  name: 'saveQuiz',
  summary:
    'Keeps a new quiz, or a new version of one. Rooms play on with the version that they were hosted with.',
  method: 'POST',
  path: '/v1/quizzes',
  role: 'host',
  request: z.object({ quizId: z.optional(QuizId), quiz: QuizFile }),
  answer: z.strictObject({ card: QuizCard }),
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
  timeoutMs: 60_000,
  maxBody: MAX_QUIZ_BYTES,
});

export const deleteQuiz = defineOperation({
  name: 'deleteQuiz',
  summary: 'Takes a quiz out of the library. It can be restored.',
  method: 'DELETE',
  path: '/v1/quizzes/{quizId}',
  role: 'host',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({ quizId: QuizId }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const restoreQuiz = defineOperation({
  name: 'restoreQuiz',
  summary: 'Puts a deleted quiz back.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/restore',
  role: 'host',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({ card: QuizCard }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const shareQuiz = defineOperation({
  name: 'shareQuiz',
  summary:
    'Switches the practice link of a quiz on or off: whoever has it can then play the quiz alone. Games that have begun can be played to their end.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/practice-link',
  role: 'host',
  request: z.object({ quizId: QuizId, shared: z.boolean() }),
  answer: z.strictObject({ quizId: QuizId, shared: z.boolean() }),
  errors: ['quiz.NOT_FOUND', 'quiz.TOO_LARGE', 'request.UNAUTHORIZED', 'request.CSRF'],
});
