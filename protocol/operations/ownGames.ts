// The games of a device, without an account: which seats are its own stands in a signed cookie that no script can read; what became
// of them is read from the games (specification 2, section 3 "Last played game (resume record)"; docs/decisions/0002).

import * as z from 'zod/mini';
import { CHARACTER_END } from '#core/room/characters.ts';
import { GAME_TYPES, PLAY_MODES } from '#core/room/phase.ts';
import { defineOperation } from '#protocol/operation.ts';
import { JoinAnswer } from '#protocol/operations/join.ts';
import { Count, InSeat, PlayerId, QuizId, RoomHash, Time } from '#protocol/schemas/common.ts';

/** Games that are listed at the most: to go on with, and played (specification 1, section 9). */
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
  character: z.int().check(z.minimum(0), z.maximum(CHARACTER_END - 1)),
  numQuestions: Count,
  numQuesAttempted: Count,
  score: z.nullable(Count),
  numCorrect: z.nullable(Count),
  accuracy: z.nullable(Count),
});

export const listOwnGames = defineOperation({
  name: 'listOwnGames',
  summary:
    "The games of this browser's cookie, the last entered first: those to go on with, and those that are over for their player. Opens no seat.",
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
  summary: "Gives the ticket of a seat that this browser's cookie names, where the device has lost it.",
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
  summary: "Takes a seat out of this browser's cookie. The seat itself stays.",
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
  summary: "Takes every seat out of this browser's cookie, for who uses it next. The seats themselves stay.",
  method: 'POST',
  path: '/v1/players/me/games/forget',
  role: 'anyone',
  request: z.object({}),
  answer: z.strictObject({}),
  errors: [],
  retries: 1,
});

export const OWN_GAME_OPERATIONS = { listOwnGames, resumeGame, forgetGame, forgetGames } as const;
