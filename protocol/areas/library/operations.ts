// The quiz library of a host: own quizzes, with the draft and the versions of each, and the starter quizzes of the server. Only a host session opens it: it holds the right answers.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { DraftQuiz } from '#protocol/draftQuiz.ts';
import { FinishedQuiz, QuizFile, QuizFileQuestion } from '#protocol/quizFile.ts';
import { Count, InList, QuizId, Time } from '#protocol/schemas/common.ts';

const QuizCard = z.strictObject({
  id: QuizId,
  /** '' of one that has none yet. */
  title: z.string(),
  subject: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** The address of its picture. */
  cover: z.exactOptional(z.string()),
  /** Of what would be played: questions that are not finished are not counted. */
  questionCount: Count,
  /** The newest one; 0 of a quiz that was never played. */
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
  role: 'owner',
  request: z.object(InList),
  answer: z.strictObject({ quizzes: z.array(QuizCard), total: Count }),
  errors: ['request.UNAUTHORIZED'],
});

export const getQuiz = defineOperation({
  name: 'getQuiz',
  summary: 'A quiz with its right answers, as it would be played.',
  method: 'GET',
  path: '/v1/quizzes/{quizId}',
  legacyPath: '/v2/quiz/{quizId}',
  role: 'owner',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({
    card: QuizCard,
    quiz: FinishedQuiz,
    /** Questions of the draft that are left out. */
    unfinished: Count,
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
    'Keeps a new quiz, or a new version of one, which is its draft then too. Rooms play on with the version that they were hosted with.',
  method: 'POST',
  path: '/v1/quizzes',
  role: 'owner',
  request: z.object({ quizId: z.optional(QuizId), quiz: QuizFile }),
  answer: z.strictObject({ card: QuizCard }),
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
  timeoutMs: 60_000,
  maxBody: MAX_QUIZ_BYTES,
});

export const getDraft = defineOperation({
  name: 'getDraft',
  summary: 'An own quiz as it is being written.',
  method: 'GET',
  path: '/v1/quizzes/{quizId}/draft',
  role: 'owner',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({
    draft: DraftQuiz,
    /** Rises by one with each save. */
    revision: Count,
    /** The command id of the call that saved it, by which a device knows its own save again; null where it was saved as a whole. */
    lastSave: z.nullable(z.string()),
    card: QuizCard,
  }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED'],
});

export const saveDraft = defineOperation({
  name: 'saveDraft',
  summary:
    'Keeps a quiz as it is being written. The next game with it makes a version of its finished questions. An unknown id, which is a random UUID, with the revision 0 makes a new quiz. The same save again is the same save.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/draft',
  role: 'owner',
  request: z.object({
    quizId: QuizId,
    /** The one that the caller knew last; refused with `quiz.CHANGED` where another one has come since. */
    revision: Count,
    draft: DraftQuiz,
  }),
  answer: z.strictObject({ revision: Count, card: QuizCard }),
  errors: ['quiz.NOT_FOUND', 'quiz.CHANGED', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
  timeoutMs: 60_000,
  maxBody: MAX_QUIZ_BYTES,
});

const { limit, offset } = InList;

export const listVersions = defineOperation({
  name: 'listVersions',
  summary: 'The versions of an own quiz that games were played with or that were kept, the newest first.',
  method: 'GET',
  path: '/v1/quizzes/{quizId}/versions',
  role: 'owner',
  request: z.object({ quizId: QuizId, limit, offset }),
  answer: z.strictObject({
    versions: z.array(
      z.strictObject({ number: Count, createdAt: Time, title: z.string(), questionCount: Count }),
    ),
    total: Count,
  }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED'],
});

export const getVersion = defineOperation({
  name: 'getVersion',
  summary: 'A version of an own quiz with its right answers.',
  method: 'GET',
  path: '/v1/quizzes/{quizId}/versions/{number}',
  role: 'owner',
  request: z.object({
    quizId: QuizId,
    number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)),
  }),
  answer: z.strictObject({ quiz: FinishedQuiz }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED'],
});

export const searchQuestions = defineOperation({
  name: 'searchQuestions',
  summary: "Finished questions of the host's own quizzes, the newest quiz first.",
  method: 'GET',
  path: '/v1/questions',
  role: 'owner',
  request: z.object(InList),
  answer: z.strictObject({
    questions: z.array(
      z.strictObject({
        quizId: QuizId,
        /** Of its quiz. */
        title: z.string(),
        question: QuizFileQuestion,
      }),
    ),
    total: Count,
  }),
  errors: ['request.UNAUTHORIZED'],
});

export const deleteQuiz = defineOperation({
  name: 'deleteQuiz',
  summary: 'Takes a quiz out of the library. It can be restored.',
  method: 'DELETE',
  path: '/v1/quizzes/{quizId}',
  role: 'owner',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({ quizId: QuizId }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const restoreQuiz = defineOperation({
  name: 'restoreQuiz',
  summary: 'Puts a deleted quiz back.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/restore',
  role: 'owner',
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
  role: 'owner',
  request: z.object({ quizId: QuizId, shared: z.boolean() }),
  answer: z.strictObject({ quizId: QuizId, shared: z.boolean() }),
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE', 'request.UNAUTHORIZED', 'request.CSRF'],
});
