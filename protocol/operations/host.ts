// The host's calls: hosting a quiz and running the room (specification 1, section 7; specification 3, section 7 "Realtime socket").

import * as z from 'zod/mini';
import { OPEN_MAX_LENGTH } from '#core/questions/open/index.ts';
import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import { DOOR } from '#core/room/flood.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { BEAT, GAME_TYPES, HOSTED_PLAY_MODES } from '#core/room/phase.ts';
import { defineOperation } from '#protocol/operation.ts';
import { CONTROL_TIMEOUT_MS, HostAnswer, hostCommand, ROOM_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, PlayerId, QuestionId, QuizId, RoomHash, Time } from '#protocol/schemas/common.ts';
import { SlideState } from '#protocol/schemas/views.ts';

export const hostGame = defineOperation({
  name: 'hostGame',
  summary: 'Opens a room for a quiz. The room plays the version of the quiz that is current now.',
  method: 'POST',
  path: '/v1/games',
  legacyPath: '/game',
  role: 'owner',
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
    /** A game of this host that is hosted again: for half an hour after its end, whoever still stands there is asked along, where the room is open now. */
    rematchOf: z.optional(RoomHash),
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
  role: 'owner',
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

export const openGame = hostCommand({
  name: 'openGame',
  summary: 'Opens a scheduled room before its time.',
  path: 'open',
  request: z.object(InRoom),
});

export const startGame = hostCommand({
  name: 'startGame',
  summary: 'Starts the game: 3-2-1, then the first question.',
  path: 'start',
  request: z.object(InRoom),
});

export const proceedHostGame = hostCommand({
  name: 'proceedHostGame',
  summary: 'Teacher-paced: the next moment of the slide, or the next slide.',
  path: 'next',
  request: z.object({
    ...InRoom,
    /** The moment that the caller saw: where the room has gone on meanwhile, it stays there. Without it the step is taken from anywhere. */
    seen: z.optional(z.object({ index: Count, state: SlideState })),
  }),
  errors: ['room.MOVED_ON'],
});

export const endGame = hostCommand({
  name: 'endGame',
  summary: 'Ends the game for everybody.',
  path: 'end',
  request: z.object(InRoom),
});

export const pauseGame = hostCommand({
  name: 'pauseGame',
  summary: 'Pauses the game, or lets it go on after 3-2-1. Clocks stand still meanwhile.',
  path: 'pause',
  request: z.object({ ...InRoom, paused: z.boolean() }),
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

export const setDueDate = hostCommand({
  name: 'setDueDate',
  summary: 'Says when an assigned game closes: later than now, at most 180 days ahead.',
  path: 'due-date',
  request: z.object({ ...InRoom, dueAt: Time }),
});

export const lockRoom = hostCommand({
  name: 'lockRoom',
  summary: 'Closes the room to newcomers, or opens it again. Who has a seat can always come back.',
  path: 'lock',
  request: z.object({ ...InRoom, locked: z.boolean() }),
});

export const changeOptions = hostCommand({
  name: 'changeOptions',
  summary:
    'Changes options while the game runs, of those that do no harm then: reactions, raised hands, memes, music, sound effects, leaderboard.',
  path: 'options',
  request: z.object({
    ...InRoom,
    /** As for hosting: names may carry a version, others than those of options are ignored. One that can't be changed is refused with all. */
    gameOptions: z.record(z.string().check(z.maxLength(60)), z.unknown()),
  }),
});

export const approvePlayer = hostCommand({
  name: 'approvePlayer',
  summary: 'Lets a waiting player in, or not. Without a player, all who wait.',
  path: 'approve',
  request: z.object({ ...InRoom, playerId: z.optional(PlayerId), approved: z.boolean() }),
  errors: ['player.NOT_FOUND'],
});

export const deletePlayer = hostCommand({
  name: 'deletePlayer',
  summary:
    'Removes a player from the room; the seat opens no more. For a minute the device comes back by no other name, and newcomers of its address are shown to the host first.',
  path: 'remove',
  request: z.object({ ...InRoom, playerId: PlayerId }),
  errors: ['player.NOT_FOUND'],
});

/** Players of one call. */
const PlayerIds = z.array(PlayerId).check(z.minLength(1), z.maxLength(DOOR.manyAtOnce));

export const deletePlayers = hostCommand({
  name: 'deletePlayers',
  summary:
    'Removes several players at once. Without players, before the game, everybody: the lobby is empty then. Those who are gone already stay so.',
  path: 'remove-many',
  request: z.object({ ...InRoom, playerIds: z.optional(PlayerIds) }),
});

export const restorePlayers = hostCommand({
  name: 'restorePlayers',
  summary:
    'Gives removed players their seats back, but for those whose name somebody else has now; nobody at their address has to be let in any more because of them.',
  path: 'restore',
  request: z.object({ ...InRoom, playerIds: PlayerIds }),
});

export const allowAttempts = hostCommand({
  name: 'allowAttempts',
  summary:
    'Gives one player more attempts than the game, or fewer; 0 is without limit, null as for everybody.',
  path: 'attempts',
  request: z.object({
    ...InRoom,
    playerId: PlayerId,
    attempts: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_ATTEMPTS))),
  }),
  errors: ['player.NOT_FOUND'],
});

export const allowUntil = hostCommand({
  name: 'allowUntil',
  summary:
    'Gives one player of an assigned game more time than it is due: until then at the latest, at most 180 days ahead; null is as for everybody.',
  path: 'until',
  request: z.object({ ...InRoom, playerId: PlayerId, until: z.nullable(Time) }),
  errors: ['player.NOT_FOUND'],
});

export const hideText = hostCommand({
  name: 'hideText',
  summary: 'Keeps a typed answer from the projector and the players, or shows it again.',
  path: 'hide-text',
  request: z.object({
    ...InRoom,
    questionId: QuestionId,
    /** As the host sees it. */
    text: z.string().check(z.minLength(1), z.maxLength(OPEN_MAX_LENGTH)),
    hidden: z.boolean(),
  }),
  errors: ['response.WRONG_QUESTION'],
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
  lockRoom,
  changeOptions,
  approvePlayer,
  deletePlayer,
  deletePlayers,
  restorePlayers,
  allowAttempts,
  allowUntil,
  hideText,
} as const;
