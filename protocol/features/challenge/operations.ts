// Operations of a challenge among friends, from a quiz's practice link to the final leaderboard
// (specification 1, sections 4 and 7; specification 2, section 7). From its start to its end, a challenge is
// played with the same operations as any other game, using its seats' tickets.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { SeatAnswer } from '#protocol/operations/commands.ts';
import { JoinAnswer, JoiningPlayer } from '#protocol/operations/join.ts';
import { InSeat, QuizId } from '#protocol/schemas/common.ts';
import { PlayersOptions } from '#protocol/schemas/playersOptions.ts';
import { Board } from '#protocol/schemas/views.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const IN_SEAT = ['room.NOT_FOUND', 'player.NOT_FOUND', 'player.DELETED', 'room.WRONG_STATE'] as const;

const createChallenge = defineOperation({
  name: 'createChallenge',
  summary:
    'Opens a challenge among friends with a quiz whose practice link is on. The ticket in the answer is the seat of the player who starts and ends the game. Retrying with the same command id returns the same room.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/challenges',
  event: 'createChallenge',
  role: 'anyone',
  request: z.object({
    quizId: QuizId,
    player: JoiningPlayer,
    gameOptions: z.optional(PlayersOptions),
  }),
  answer: JoinAnswer,
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE'],
  retries: 1,
});

const startChallenge = defineOperation({
  name: 'startChallenge',
  summary: 'Starts the game. No one can join after that.',
  method: 'POST',
  path: '/v1/games/{roomHash}/challenge/start',
  event: 'startChallenge',
  role: 'player',
  request: z.object(InSeat),
  answer: SeatAnswer,
  errors: [
    ...IN_SEAT,
    'room.COMPLETED',
    'room.STOPPED',
    'room.CLOSED',
    'room.EXPIRED',
    'room.TOO_FEW_PLAYERS',
    'player.NOT_HOST',
  ],
  retries: 1,
});

const endChallenge = defineOperation({
  name: 'endChallenge',
  summary: 'Ends the game for everyone, or closes the room if it has not started.',
  method: 'POST',
  path: '/v1/games/{roomHash}/challenge/end',
  event: 'endChallenge',
  role: 'player',
  request: z.object(InSeat),
  answer: SeatAnswer,
  errors: [...IN_SEAT, 'room.COMPLETED', 'room.STOPPED', 'room.CLOSED', 'room.EXPIRED', 'player.NOT_HOST'],
  retries: 1,
});

const getChallengeLeaderboard = defineOperation({
  name: 'getChallengeLeaderboard',
  summary: 'Returns the final leaderboard once the challenge is over for everyone.',
  method: 'POST',
  path: '/v1/games/{roomHash}/challenge/leaderboard',
  event: 'getChallengeLeaderboard',
  role: 'player',
  request: z.object(InSeat),
  answer: z.strictObject({ players: Board.shape.rows }),
  errors: IN_SEAT,
  retries: 1,
});

const replayChallengeGame = defineOperation({
  name: 'replayChallengeGame',
  summary:
    'Opens a rematch with the same quiz. Friends find it in the finished room. The ticket in the answer is the seat in the new room.',
  method: 'POST',
  path: '/v1/games/{roomHash}/challenge/replay',
  event: 'replayChallengeGame',
  role: 'player',
  request: z.object(InSeat),
  answer: JoinAnswer,
  errors: [...IN_SEAT, 'quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE', 'player.NOT_HOST'],
  retries: 1,
});

const operations = {
  createChallenge,
  startChallenge,
  endChallenge,
  getChallengeLeaderboard,
  replayChallengeGame,
};

export const challengeProtocol = { operations } satisfies ProtocolFeature;
