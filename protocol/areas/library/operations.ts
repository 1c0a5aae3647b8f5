// Calls of a host's quiz library: own quizzes with their drafts and versions, and the server's starter
// quizzes. They require a host session, because they contain the correct answers.

import * as z from 'zod/mini';
import { WAY_IDS } from '#core/features/ways.ts';
import { ORGANIZED_MAX, QUIZ_SORTS } from '#protocol/areas/library/organizing.ts';
import { defineOperation } from '#protocol/operation.ts';
import { DraftQuiz } from '#protocol/draftQuiz.ts';
import { FinishedQuiz, QuizFile, QuizFileQuestion } from '#protocol/quizFile.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { Count, InList, QuizId, Time } from '#protocol/schemas/common.ts';

/** Name of a folder: one line without spaces around it; empty for quizzes in none. */
const Folder = z
  .string()
  .check(z.maxLength(CONTENT_LIMITS.folder), z.regex(/^(?!\s)[^\p{Cc}\p{Cs}]*(?<!\s)$/u));

/** Always valid for `Intl`. */
const Language = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/));

const QuizCard = z.strictObject({
  id: QuizId,
  /** Empty if the quiz has none yet. */
  title: z.string(),
  subject: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** Address of its picture. */
  cover: z.exactOptional(z.string()),
  /** Questions that would be played; unfinished ones don't count. */
  questionCount: Count,
  /** The newest version; 0 if the quiz was never played. */
  version: Count,
  /** Comes with the server, has no owner and can't be deleted. */
  starter: z.boolean(),
  /** The way to play that a starter quiz shows best. */
  way: z.exactOptional(z.enum(WAY_IDS)),
  /** The grade that a starter quiz is for, in words of its language. */
  grade: z.exactOptional(z.string()),
  updatedAt: Time,
  /** Absent if it's in none. */
  folder: z.exactOptional(z.string()),
});

export const listQuizzes = defineOperation({
  name: 'listQuizzes',
  summary:
    "Lists the host's own quizzes, then the starter quizzes; or own quizzes in a folder or in the archive. Searches titles, subjects and own questions.",
  method: 'GET',
  path: '/v1/quizzes',
  role: 'owner',
  request: z.object({
    ...InList,
    folder: z.optional(Folder),
    archived: z.optional(z.literal('true')),
    /** By default those changed last come first. */
    sort: z.optional(z.enum(QUIZ_SORTS)),
    language: z.optional(Language),
  }),
  answer: z.strictObject({
    quizzes: z.array(
      z.extend(QuizCard, {
        /** Text of a question that was found, if title and subject don't have the words. */
        found: z.exactOptional(z.string()),
      }),
    ),
    total: Count,
    /** Own quizzes that match the search, wherever they are. */
    own: z.strictObject({
      listed: Count,
      archived: Count,
      folders: z.array(z.strictObject({ name: z.string(), count: Count })),
    }),
  }),
  errors: ['request.UNAUTHORIZED'],
});

export const getQuiz = defineOperation({
  name: 'getQuiz',
  summary: 'Returns a quiz with its correct answers, as it would be played.',
  method: 'GET',
  path: '/v1/quizzes/{quizId}',
  legacyPath: '/v2/quiz/{quizId}',
  role: 'owner',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({
    card: QuizCard,
    quiz: FinishedQuiz,
    /** Number of unfinished questions in the draft, which are left out of play. */
    unfinished: Count,
    /** True if the practice link is on (`shareQuiz`). */
    shared: z.boolean(),
  }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED'],
});

/** Bytes of the largest quiz: 10,000 long questions. */
const MAX_QUIZ_BYTES = 24 * 1024 * 1024;

export const saveQuiz = defineOperation({
  name: 'saveQuiz',
  summary:
    'Saves a new quiz or a new version of one, which also becomes its draft. Open rooms keep the version they were hosted with.',
  method: 'POST',
  path: '/v1/quizzes',
  role: 'owner',
  request: z.object({
    quizId: z.optional(QuizId),
    quiz: QuizFile,
    /** Folder of a new quiz. */
    folder: z.exactOptional(Folder),
  }),
  answer: z.strictObject({ card: QuizCard }),
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
  timeoutMs: 60_000,
  maxBody: MAX_QUIZ_BYTES,
});

export const getDraft = defineOperation({
  name: 'getDraft',
  summary: "Returns the draft of one of the host's own quizzes.",
  method: 'GET',
  path: '/v1/quizzes/{quizId}/draft',
  role: 'owner',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({
    draft: DraftQuiz,
    /** Increases by one with each save. */
    revision: Count,
    /**
     * Command id of the call that saved it, by which a device recognizes its own save; null if the quiz was
     * saved as a whole.
     */
    lastSave: z.nullable(z.string()),
    card: QuizCard,
  }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED'],
});

export const saveDraft = defineOperation({
  name: 'saveDraft',
  summary:
    'Saves a draft. The next game hosted with it turns its finished questions into a version. A new random UUID with revision 0 creates a quiz. Sending the same save twice has no further effect.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/draft',
  role: 'owner',
  request: z.object({
    quizId: QuizId,
    /** The latest revision the caller knows; rejected with `quiz.CHANGED` if there is a newer one. */
    revision: Count,
    draft: DraftQuiz,
    /** Folder of a new quiz. */
    folder: z.exactOptional(Folder),
  }),
  answer: z.strictObject({ revision: Count, card: QuizCard }),
  errors: ['quiz.NOT_FOUND', 'quiz.CHANGED', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
  timeoutMs: 60_000,
  maxBody: MAX_QUIZ_BYTES,
});

const { limit, offset } = InList;

export const listVersions = defineOperation({
  name: 'listVersions',
  summary: "Lists the saved versions of one of the host's own quizzes, newest first.",
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
  summary: "Returns one version of the host's own quiz, with its correct answers.",
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
  summary: "Searches the finished questions in the host's own quizzes, newest quiz first.",
  method: 'GET',
  path: '/v1/questions',
  role: 'owner',
  request: z.object(InList),
  answer: z.strictObject({
    questions: z.array(
      z.strictObject({
        quizId: QuizId,
        /** Title of its quiz. */
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
  summary: 'Deletes a quiz from the library. It can be restored.',
  method: 'DELETE',
  path: '/v1/quizzes/{quizId}',
  role: 'owner',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({ quizId: QuizId }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const restoreQuiz = defineOperation({
  name: 'restoreQuiz',
  summary: 'Restores a deleted quiz.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/restore',
  role: 'owner',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({ card: QuizCard }),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const organizeQuizzes = defineOperation({
  name: 'organizeQuizzes',
  summary:
    'Moves, archives or deletes several own quizzes, or undoes that: all of them, or none if one is not found.',
  method: 'POST',
  path: '/v1/quizzes/organize',
  role: 'owner',
  request: z.object({
    quizzes: z
      .array(
        z.strictObject({
          quizId: QuizId,
          folder: z.exactOptional(Folder),
          archived: z.exactOptional(z.boolean()),
          deleted: z.exactOptional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(ORGANIZED_MAX)),
  }),
  answer: z.strictObject({}),
  errors: ['quiz.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const renameFolder = defineOperation({
  name: 'renameFolder',
  summary: 'Renames a folder. With an empty name its quizzes are in none afterwards.',
  method: 'POST',
  path: '/v1/quizzes/rename-folder',
  role: 'owner',
  request: z.object({ folder: Folder.check(z.minLength(1)), name: Folder }),
  answer: z.strictObject({
    /** Quizzes that were in it. */
    quizIds: z.array(QuizId),
  }),
  errors: ['request.UNAUTHORIZED', 'request.CSRF'],
});

export const shareQuiz = defineOperation({
  name: 'shareQuiz',
  summary:
    "Turns a quiz's practice link on or off. Anyone with the link can play solo. Games that have started can be finished.",
  method: 'POST',
  path: '/v1/quizzes/{quizId}/practice-link',
  role: 'owner',
  request: z.object({ quizId: QuizId, shared: z.boolean() }),
  answer: z.strictObject({ quizId: QuizId, shared: z.boolean() }),
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE', 'request.UNAUTHORIZED', 'request.CSRF'],
});
