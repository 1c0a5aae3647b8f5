// Calls for solo games from a practice link (specification 1, section 7; specification 2, section 7 "Solo
// join"). Once begun, such a game uses the same calls as any other, with its seat's ticket; proceeding and
// ending have additional solo paths there.

import * as z from 'zod/mini';
import { PREVIEW_TYPES, SOLO_TYPES } from '#core/solo/solo.ts';
import { defineOperation } from '#protocol/operation.ts';
import { JoinAnswer, JoiningPlayer } from '#protocol/operations/join.ts';
import { Count, GivenOptions, InSeat, QuizId } from '#protocol/schemas/common.ts';
import { PlayersOptions } from '#protocol/schemas/playersOptions.ts';

export const getQuizInfo = defineOperation({
  name: 'getQuizInfo',
  summary:
    "Describes the quiz behind a practice link, without its questions. A quiz whose link is off and one that doesn't exist get the same answer.",
  method: 'GET',
  path: '/v1/quizzes/{quizId}/info',
  legacyPath: '/quiz/{quizId}/info',
  role: 'anyone',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({
    quizId: QuizId,
    title: z.string(),
    subject: z.nullable(z.string()),
    /** Questions in the quiz, and in one game. */
    questionCount: Count,
    askedCount: Count,
  }),
  errors: ['quiz.NOT_FOUND'],
  retries: 1,
});

export const soloJoin = defineOperation({
  name: 'soloJoin',
  summary:
    'Starts a solo game against bots with a quiz whose practice link is on. The ticket in the answer is the seat. Retrying with the same command id returns the same game.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/solo-join',
  legacyPath: '/v4/soloJoin',
  event: 'soloJoin',
  role: 'anyone',
  request: z.object({
    quizId: QuizId,
    player: JoiningPlayer,
    /** 'normal' if absent. */
    gameType: z.optional(z.enum(SOLO_TYPES)),
    gameOptions: z.optional(PlayersOptions),
  }),
  answer: JoinAnswer,
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE'],
  retries: 1,
});

export const previewQuiz = defineOperation({
  name: 'previewQuiz',
  summary:
    'Starts a preview: a game of this type and with these options, or a practice game, in which the host sees the quiz alone, as students do, whether or not its practice link is on. It leaves no report and is never listed. The ticket in the answer is the seat.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/preview',
  role: 'owner',
  request: z.object({
    quizId: QuizId,
    player: JoiningPlayer,
    gameType: z.optional(z.enum(PREVIEW_TYPES)),
    /** As for hosting. */
    gameOptions: z.optional(GivenOptions),
  }),
  answer: JoinAnswer,
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE', 'request.UNAUTHORIZED', 'request.CSRF'],
  retries: 1,
});

export const replayGame = defineOperation({
  name: 'replayGame',
  summary:
    'Starts a solo game with up to 12 questions of a finished game, missed ones first; only if its summary shows correct answers. The ticket in the answer is the seat. Retrying with the same command id returns the same game.',
  method: 'POST',
  path: '/v1/games/{roomHash}/replay',
  event: 'replayGame',
  role: 'player',
  request: z.object(InSeat),
  answer: JoinAnswer,
  errors: [
    'room.NOT_FOUND',
    'room.WRONG_STATE',
    'player.NOT_FOUND',
    'player.DELETED',
    'player.NOT_APPROVED',
    'request.UNAUTHORIZED',
    'quiz.NOT_FOUND',
    'quiz.TOO_LARGE',
  ],
  retries: 1,
});

export const SOLO_OPERATIONS = { getQuizInfo, soloJoin, previewQuiz, replayGame } as const;
