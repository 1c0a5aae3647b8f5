// A challenge among friends, from the practice link of a quiz to its last leaderboard (specification 1, sections 4 and 7; specification 2, section 7).
// Between its start and its end it goes on by the calls of every other game, with the tickets of its seats.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { SeatAnswer } from '#protocol/operations/commands.ts';
import { JoinAnswer, JoiningPlayer } from '#protocol/operations/join.ts';
import { InSeat, QuizId } from '#protocol/schemas/common.ts';
import { PlayersOptions } from '#protocol/schemas/playersOptions.ts';
import { Board } from '#protocol/schemas/views.ts';

const IN_SEAT = ['room.NOT_FOUND', 'player.NOT_FOUND', 'player.DELETED', 'room.WRONG_STATE'] as const;

const createChallenge = defineOperation({
  name: 'createChallenge',
  summary:
    'Opens a room for friends with a quiz whose practice link is on. The ticket in the answer is the seat of who starts and ends the game, and plays along. With a command id, a retry comes to the same room.',
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
  summary: 'Starts the game, and closes the door: from now on nobody can join.',
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
  summary: 'Ends the game for everybody, or closes the room before its start.',
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
  summary: 'The final leaderboard, once the challenge is over for everybody.',
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
    'Opens another room with the same quiz for the same friends, who find it in the room that is over. The ticket in the answer is the seat in the new one.',
  method: 'POST',
  path: '/v1/games/{roomHash}/challenge/replay',
  event: 'replayChallengeGame',
  role: 'player',
  request: z.object(InSeat),
  answer: JoinAnswer,
  errors: [...IN_SEAT, 'quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE', 'player.NOT_HOST'],
  retries: 1,
});

export const operations = {
  createChallenge,
  startChallenge,
  endChallenge,
  getChallengeLeaderboard,
  replayChallengeGame,
};
