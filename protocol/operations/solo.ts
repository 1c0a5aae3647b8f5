// Playing alone from a practice link (specification 1, section 7; specification 2, section 7 "Solo join"). The game then goes on by the
// calls of every other one, with the ticket of its seat; proceeding and ending alone have paths of their own there.

import * as z from 'zod/mini';
import { SOLO_TYPES } from '#core/solo/solo.ts';
import { defineOperation } from '#protocol/operation.ts';
import { JoinAnswer, JoiningPlayer } from '#protocol/operations/join.ts';
import { Count, InSeat, QuizId } from '#protocol/schemas/common.ts';
import { PlayersOptions } from '#protocol/schemas/playersOptions.ts';

export const getQuizInfo = defineOperation({
  name: 'getQuizInfo',
  summary:
    'What is behind a practice link, without any question. A quiz whose link is off and one that does not exist get the same reply.',
  method: 'GET',
  path: '/v1/quizzes/{quizId}/info',
  legacyPath: '/quiz/{quizId}/info',
  role: 'anyone',
  request: z.object({ quizId: QuizId }),
  answer: z.strictObject({
    quizId: QuizId,
    title: z.string(),
    subject: z.nullable(z.string()),
    /** Questions of the quiz, and of one game. */
    questionCount: Count,
    askedCount: Count,
  }),
  errors: ['quiz.NOT_FOUND'],
  retries: 1,
});

export const soloJoin = defineOperation({
  name: 'soloJoin',
  summary:
    'Begins a game alone with a quiz whose practice link is on, among simulated players. The ticket in the answer is the seat. With a command id, a retry comes to the same game.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/solo-join',
  legacyPath: '/v4/soloJoin',
  event: 'soloJoin',
  role: 'anyone',
  request: z.object({
    quizId: QuizId,
    player: JoiningPlayer,
    /** 'normal' where absent. */
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
    'Begins a game alone in which a host sees a quiz as students do, whether its practice link is on or not. It leaves no report, and is in no list of games. The ticket in the answer is the seat.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/preview',
  role: 'owner',
  request: z.object({ quizId: QuizId, player: JoiningPlayer }),
  answer: JoinAnswer,
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE', 'request.UNAUTHORIZED', 'request.CSRF'],
  retries: 1,
});

export const replayGame = defineOperation({
  name: 'replayGame',
  summary:
    'Begins a game alone with up to 12 questions of a finished one, those first that the player missed there; only where its summary tells what is right. The ticket in the answer is the seat. With a command id, a retry comes to the same game.',
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
