// The host's calls: hosting a quiz and running the room (specification 1, section 7; specification 3, section 7 "Realtime socket").

import * as z from 'zod/mini';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { NAME_MAX_LENGTH } from '#core/names/cleanName.ts';
import { OPEN_MAX_LENGTH } from '#core/questions/open/question.ts';
import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { BEAT, GAME_TYPES, HOSTED_PLAY_MODES } from '#core/room/phase.ts';
import { MAX_ROBOTS } from '#core/features/robots/robots.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { defineOperation } from '#protocol/operation.ts';
import { Count, InRoom, PlayerId, QuestionId, QuizId, RoomHash, Time } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import { HostView, SlideState } from '#protocol/schemas/views.ts';

export const HostAnswer = z.strictObject({ view: HostView, now: Time });
export const ROOM_ERRORS = [
  'room.NOT_FOUND',
  'room.COMPLETED',
  'room.STOPPED',
  'room.EXPIRED',
  'room.WRONG_STATE',
  'request.UNAUTHORIZED',
  'request.FORBIDDEN',
  'request.CSRF',
] as const satisfies readonly ErrorType[];
export const CONTROL_TIMEOUT_MS = 10_000;
/** Bytes of the longest sheet: 1,000 questions, of which hundreds have a long text. Too much for the socket, so it goes by HTTP. */
const MAX_SHEET_BYTES = 512 * 1024;

export const hostGame = defineOperation({
  name: 'hostGame',
  summary: 'Opens a room for a quiz. The room plays the version of the quiz that is current now.',
  method: 'POST',
  path: '/v1/games',
  legacyPath: '/game',
  role: 'host',
  request: z.object({
    quizId: QuizId,
    type: z.enum(HOSTED_TYPES),
    /** Names may carry a version (`timer_3`); unknown names and wrong types fall back to the default. */
    /** async: assigned, open until `expiry`; not for teacher-paced games. */
    playMode: z.optional(z.enum(HOSTED_PLAY_MODES)),
    gameOptions: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    /** Seconds from its opening until the room closes by itself: at most 15 days where it is live, 180 where it is assigned. */
    expiry: z.optional(z.int().check(z.minimum(60), z.maximum(BEAT.maxAsyncMs / 1_000))),
    /** When an assigned game closes, at most 180 days ahead; instead of `expiry`. */
    dueAt: z.optional(Time),
    /** When the room opens to players, at most 15 days ahead; at once where absent or past. */
    opensAt: z.optional(Time),
  }),
  answer: z.strictObject({ roomHash: RoomHash, roomCode: z.string() }),
  errors: ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const getGame = defineOperation({
  name: 'getGame',
  summary: 'A room as its host sees it.',
  method: 'GET',
  path: '/v1/games/{roomHash}',
  legacyPath: '/game/{roomHash}',
  event: 'getGame',
  role: 'roomHost',
  request: z.object(InRoom),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
});

export const listHostedGames = defineOperation({
  name: 'listHostedGames',
  summary: "This host's rooms, the open ones first, the newest first; without archived ones.",
  method: 'GET',
  path: '/v1/games',
  role: 'host',
  request: z.object({}),
  answer: z.strictObject({
    games: z.array(
      z.strictObject({
        roomHash: RoomHash,
        roomCode: z.string(),
        title: z.string(),
        type: z.enum(GAME_TYPES),
        state: z.enum(['waiting', 'running', 'paused', 'scheduled', 'completed', 'stopped', 'archived']),
        createdAt: Time,
        /** When a scheduled room opens. */
        opensAt: z.nullable(Time),
        /** When an assigned game closes. */
        dueAt: z.nullable(Time),
      }),
    ),
  }),
  errors: ['request.UNAUTHORIZED'],
});

/** A control that needs nothing but the room. */
function control<Name extends string>(name: Name, event: string, path: string, summary: string) {
  return defineOperation({
    name,
    summary,
    method: 'POST',
    path: `/v1/games/{roomHash}/${path}`,
    event,
    role: 'roomHost',
    request: z.object(InRoom),
    answer: HostAnswer,
    errors: ROOM_ERRORS,
    timeoutMs: CONTROL_TIMEOUT_MS,
    retries: 1,
  });
}

export const openGame = control('openGame', 'openGame', 'open', 'Opens a scheduled room before its time.');
export const startGame = control(
  'startGame',
  'startGame',
  'start',
  'Starts the game: 3-2-1, then the first question.',
);
export const proceedHostGame = defineOperation({
  name: 'proceedHostGame',
  summary: 'Teacher-paced: the next moment of the slide, or the next slide.',
  method: 'POST',
  path: '/v1/games/{roomHash}/next',
  event: 'proceedHostGame',
  role: 'roomHost',
  request: z.object({
    ...InRoom,
    /** The moment that the caller saw: where the room has gone on meanwhile, it stays there. Without it the step is taken from anywhere. */
    seen: z.optional(z.object({ index: Count, state: SlideState })),
  }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'room.MOVED_ON'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});
export const endGame = control('endGame', 'endGame', 'end', 'Ends the game for everybody.');

export const pauseGame = defineOperation({
  name: 'pauseGame',
  summary: 'Pauses the game, or lets it go on after 3-2-1. Clocks stand still meanwhile.',
  method: 'POST',
  path: '/v1/games/{roomHash}/pause',
  event: 'pauseGame',
  role: 'roomHost',
  request: z.object({ ...InRoom, paused: z.boolean() }),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const setGameTimer = defineOperation({
  name: 'setGameTimer',
  summary: 'Adds whole minutes to the open question.',
  method: 'POST',
  path: '/v1/games/{roomHash}/timer',
  event: 'setGameTimer',
  role: 'roomHost',
  request: z.object({ ...InRoom, addMinutes: z.int().check(z.minimum(1), z.maximum(60)) }),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
});

export const setDueDate = defineOperation({
  name: 'setDueDate',
  summary: 'Says when an assigned game closes: later than now, at most 180 days ahead.',
  method: 'POST',
  path: '/v1/games/{roomHash}/due-date',
  event: 'setDueDate',
  role: 'roomHost',
  request: z.object({ ...InRoom, dueAt: Time }),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const rehearseGame = defineOperation({
  name: 'rehearseGame',
  summary: 'Fills the lobby with so many robots that play by a chosen accuracy, or sends them away (0).',
  method: 'POST',
  path: '/v1/games/{roomHash}/rehearse',
  event: 'rehearseGame',
  role: 'roomHost',
  request: z.object({
    ...InRoom,
    robots: z.int().check(z.minimum(0), z.maximum(MAX_ROBOTS)),
    /** Per cent of their answers that are right. */
    accuracy: z.int().check(z.minimum(0), z.maximum(100)),
  }),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const lockRoom = defineOperation({
  name: 'lockRoom',
  summary: 'Closes the room to newcomers, or opens it again. Who has a seat can always come back.',
  method: 'POST',
  path: '/v1/games/{roomHash}/lock',
  event: 'lockRoom',
  role: 'roomHost',
  request: z.object({ ...InRoom, locked: z.boolean() }),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const approvePlayer = defineOperation({
  name: 'approvePlayer',
  summary: 'Lets a waiting player in, or not. Without a player, all who wait.',
  method: 'POST',
  path: '/v1/games/{roomHash}/approve',
  event: 'approvePlayer',
  role: 'roomHost',
  request: z.object({ ...InRoom, playerId: z.optional(PlayerId), approved: z.boolean() }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'player.NOT_FOUND'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const deletePlayer = defineOperation({
  name: 'deletePlayer',
  summary: 'Removes a player from the room; the seat opens no more.',
  method: 'POST',
  path: '/v1/games/{roomHash}/remove',
  event: 'deletePlayer',
  role: 'roomHost',
  request: z.object({ ...InRoom, playerId: PlayerId }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'player.NOT_FOUND'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const allowAttempts = defineOperation({
  name: 'allowAttempts',
  summary:
    'Gives one player more attempts than the game, or fewer; 0 is without limit, null as for everybody.',
  method: 'POST',
  path: '/v1/games/{roomHash}/attempts',
  event: 'allowAttempts',
  role: 'roomHost',
  request: z.object({
    ...InRoom,
    playerId: PlayerId,
    attempts: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_ATTEMPTS))),
  }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'player.NOT_FOUND'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const turnOnMastery = defineOperation({
  name: 'turnOnMastery',
  summary: 'Makes a mastery game of one that runs: what was missed so far comes again to everybody.',
  method: 'POST',
  path: '/v1/games/{roomHash}/mastery',
  event: 'turnOnMastery',
  role: 'roomHost',
  request: z.object({ ...InRoom, reattempts: z.enum(REATTEMPTS) }),
  answer: HostAnswer,
  errors: ROOM_ERRORS,
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const allowUntil = defineOperation({
  name: 'allowUntil',
  summary:
    'Gives one player of an assigned game more time than it is due: until then at the latest, at most 180 days ahead; null is as for everybody.',
  method: 'POST',
  path: '/v1/games/{roomHash}/until',
  event: 'allowUntil',
  role: 'roomHost',
  request: z.object({ ...InRoom, playerId: PlayerId, until: z.nullable(Time) }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'player.NOT_FOUND'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const lowerHand = defineOperation({
  name: 'lowerHand',
  summary: "Takes a player's raised hand down. Without a player, every hand.",
  method: 'POST',
  path: '/v1/games/{roomHash}/lower-hand',
  event: 'lowerHand',
  role: 'roomHost',
  request: z.object({ ...InRoom, playerId: z.optional(PlayerId) }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'player.NOT_FOUND'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const hideText = defineOperation({
  name: 'hideText',
  summary: 'Keeps a typed answer from the wall and the players, or shows it again.',
  method: 'POST',
  path: '/v1/games/{roomHash}/hide-text',
  event: 'hideText',
  role: 'roomHost',
  request: z.object({
    ...InRoom,
    questionId: QuestionId,
    /** As the host sees it. */
    text: z.string().check(z.minLength(1), z.maxLength(OPEN_MAX_LENGTH)),
    hidden: z.boolean(),
  }),
  answer: HostAnswer,
  errors: [...ROOM_ERRORS, 'response.WRONG_QUESTION'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
});

export const recordSheet = defineOperation({
  name: 'recordSheet',
  summary:
    'On paper: keeps what stands on one sheet, or, with a player, corrects it. A question without an answer was left blank.',
  method: 'POST',
  path: '/v1/games/{roomHash}/sheets',
  role: 'roomHost',
  request: z.object({
    ...InRoom,
    /** Whose sheet is corrected; absent for another one. */
    playerId: z.optional(PlayerId),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX_LENGTH)),
    answers: z
      .array(z.object({ questionId: QuestionId, answer: Answer }))
      .check(z.maxLength(CONTENT_LIMITS.playedMax)),
  }),
  answer: HostAnswer,
  errors: [
    ...ROOM_ERRORS,
    'room.FULL',
    'player.NOT_FOUND',
    'player.DUPLICATE_NAME',
    'response.WRONG_QUESTION',
    'response.CANT_SAVE',
  ],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
  maxBody: MAX_SHEET_BYTES,
});

export const HOST_OPERATIONS = {
  hostGame,
  getGame,
  listHostedGames,
  openGame,
  startGame,
  proceedHostGame,
  endGame,
  pauseGame,
  setGameTimer,
  setDueDate,
  rehearseGame,
  lockRoom,
  approvePlayer,
  deletePlayer,
  allowAttempts,
  turnOnMastery,
  allowUntil,
  lowerHand,
  hideText,
  recordSheet,
} as const;
