// Games of a device without an account. A signed cookie that scripts can't read lists its seats; what became
// of them is read from the games (specification 2, section 3 "Last played game (resume record)";
// docs/decisions/0002).

import * as z from 'zod/mini';
import { GAME_TYPES, PLAY_MODES } from '#core/room/phase.ts';
import { defineOperation } from '#protocol/operation.ts';
import { JoinAnswer } from '#protocol/operations/join.ts';
import { Character, Count, InSeat, PlayerId, QuizId, RoomHash, Time } from '#protocol/schemas/common.ts';

/** Maximum number of games listed: running and completed ones (specification 1, section 9). */
export const OWN_GAMES = { running: 8, completed: 6 } as const;

const OwnGame = z.strictObject({
  roomHash: RoomHash,
  roomCode: z.string(),
  quizName: z.string(),
  quizId: z.nullable(QuizId),
  gameType: z.enum(GAME_TYPES),
  gameMode: z.enum(PLAY_MODES),
  createdAt: Time,
  expiry: z.nullable(Time),
  isOver: z.boolean(),
  isAttemptOver: z.boolean(),
  isPaused: z.boolean(),
  playerId: PlayerId,
  playerUsername: z.string(),
  character: Character,
  numQuestions: Count,
  numQuesAttempted: Count,
  score: z.nullable(Count),
  numCorrect: z.nullable(Count),
  accuracy: z.nullable(Count),
});

export const listOwnGames = defineOperation({
  name: 'listOwnGames',
  summary:
    "Lists the games in this browser's cookie, most recently joined first: open ones and finished ones. Does not open a seat.",
  method: 'GET',
  path: '/v1/players/me/games',
  role: 'anyone',
  request: z.object({}),
  answer: z.strictObject({ running: z.array(OwnGame), completed: z.array(OwnGame), now: Time }),
  errors: [],
  timeoutMs: 10_000,
});

export const resumeGame = defineOperation({
  name: 'resumeGame',
  summary: "Returns the ticket of a seat named in this browser's cookie, in case the device has lost it.",
  method: 'POST',
  path: '/v1/games/{roomHash}/resume',
  role: 'anyone',
  request: z.object(InSeat),
  answer: JoinAnswer,
  errors: ['room.NOT_FOUND', 'player.NOT_FOUND', 'player.DELETED', 'player.REJECTED', 'request.UNAUTHORIZED'],
  retries: 1,
});

export const forgetGame = defineOperation({
  name: 'forgetGame',
  summary: "Removes one seat from this browser's cookie. The seat itself stays.",
  method: 'POST',
  path: '/v1/games/{roomHash}/forget',
  role: 'anyone',
  request: z.object(InSeat),
  answer: z.strictObject({}),
  errors: [],
  retries: 1,
});

export const forgetGames = defineOperation({
  name: 'forgetGames',
  summary:
    "Removes all seats from this browser's cookie, for the next person who uses it. The seats themselves stay.",
  method: 'POST',
  path: '/v1/players/me/games/forget',
  role: 'anyone',
  request: z.object({}),
  answer: z.strictObject({}),
  errors: [],
  retries: 1,
});

export const OWN_GAME_OPERATIONS = { listOwnGames, resumeGame, forgetGame, forgetGames } as const;
