// Host calls: hosting a quiz and running the room (specification 1, section 7; specification 3, section 7
// "Realtime socket").

import * as z from 'zod/mini';
import { QUESTION_PARTS } from '#core/questions/changes.ts';
import { MARKS_AT_ONCE } from '#core/questions/correction.ts';
import { OPEN_MAX_LENGTH } from '#core/questions/open/index.ts';
import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';
import { JOIN_LIMITS } from '#core/room/flood.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { ROOM_TIMING, GAME_TYPES, HOSTED_PLAY_MODES } from '#core/room/phase.ts';
import { defineOperation } from '#protocol/operation.ts';
import { CONTROL_TIMEOUT_MS, HostAnswer, hostCommand, ROOM_ERRORS } from '#protocol/operations/commands.ts';
import {
  Count,
  Credit,
  GivenOptions,
  InRoom,
  PlayerId,
  QuestionId,
  QuizId,
  RoomHash,
  Time,
} from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import { SlideState } from '#protocol/schemas/views.ts';

const QUIZ_ERRORS = ['quiz.NOT_FOUND', 'quiz.EMPTY', 'quiz.TOO_LARGE'] as const;

export const hostGame = defineOperation({
  name: 'hostGame',
  summary: 'Opens a room for a quiz. The room keeps the version that is current now.',
  method: 'POST',
  path: '/v1/games',
  legacyPath: '/game',
  role: 'owner',
  request: z.object({
    quizId: QuizId,
    type: z.enum(HOSTED_TYPES),
    /** async: assigned, open until `expiry`; not for teacher-paced games. */
    playMode: z.optional(z.enum(HOSTED_PLAY_MODES)),
    gameOptions: z.optional(GivenOptions),
    /**
     * Seconds from opening until the room closes automatically: at most 15 days for a live game, 180 for an
     * assigned one.
     */
    expiry: z.optional(z.int().check(z.minimum(60), z.maximum(ROOM_TIMING.maxAsyncMs / 1_000))),
    /** Time at which an assigned game closes, at most 180 days ahead; replaces `expiry`. */
    dueAt: z.optional(Time),
    /** Time at which the room opens to players, at most 15 days ahead; immediately if absent or past. */
    opensAt: z.optional(Time),
    /**
     * An earlier game of this host that is hosted again. If the new room opens right away, players who are
     * still in the old one are invited to it, for half an hour after the old game's end.
     */
    rematchOf: z.optional(RoomHash),
  }),
  answer: z.strictObject({ roomHash: RoomHash, roomCode: z.string() }),
  errors: [...QUIZ_ERRORS, 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const getGame = defineOperation({
  name: 'getGame',
  summary: 'Returns a room as its host sees it.',
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
  summary: "Lists the host's rooms, open ones first, newest first, without archived ones.",
  method: 'GET',
  path: '/v1/games',
  role: 'owner',
  request: z.object({}),
  answer: z.strictObject({
    games: z.array(
      z.strictObject({
        roomHash: RoomHash,
        roomCode: z.string(),
        quizId: QuizId,
        title: z.string(),
        type: z.enum(GAME_TYPES),
        state: z.enum(['waiting', 'running', 'paused', 'scheduled', 'completed', 'stopped', 'archived']),
        createdAt: Time,
        /** Time at which a scheduled room opens. */
        opensAt: z.nullable(Time),
        /** Time at which an assigned game closes. */
        dueAt: z.nullable(Time),
      }),
    ),
  }),
  errors: ['request.UNAUTHORIZED'],
});

export const openGame = hostCommand({
  name: 'openGame',
  summary: 'Opens a scheduled room early.',
  path: 'open',
  request: z.object(InRoom),
});

export const startGame = hostCommand({
  name: 'startGame',
  summary: 'Starts the game with a 3-2-1 countdown, then the first question.',
  path: 'start',
  request: z.object(InRoom),
});

export const proceedHostGame = hostCommand({
  name: 'proceedHostGame',
  summary: 'Teacher-paced: moves to the next step of the slide, or to the next slide.',
  path: 'next',
  request: z.object({
    ...InRoom,
    /**
     * The step the caller saw; if the room has moved on since, nothing happens. If absent, the room moves on
     * from any step.
     */
    seen: z.optional(z.object({ index: Count, state: SlideState })),
  }),
  errors: ['room.MOVED_ON'],
});

export const endGame = hostCommand({
  name: 'endGame',
  summary: 'Ends the game for everyone.',
  path: 'end',
  request: z.object(InRoom),
});

export const pauseGame = hostCommand({
  name: 'pauseGame',
  summary: 'Pauses the game, or resumes it after a 3-2-1 countdown. Timers stop during the pause.',
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
  summary: 'Sets when an assigned game closes: in the future, at most 180 days ahead.',
  path: 'due-date',
  request: z.object({ ...InRoom, dueAt: Time }),
});

export const lockRoom = hostCommand({
  name: 'lockRoom',
  summary: 'Locks the room to new players, or unlocks it. Players with a seat can always rejoin.',
  path: 'lock',
  request: z.object({ ...InRoom, locked: z.boolean() }),
});

export const changeOptions = hostCommand({
  name: 'changeOptions',
  summary:
    'Changes options that are safe to change while the game runs: reactions, raised hands, memes, music, sound effects, leaderboard.',
  path: 'options',
  request: z.object({
    ...InRoom,
    /**
     * As for hosting, names may carry a version, and unknown ones are ignored. One option that can't be
     * changed rejects them all.
     */
    gameOptions: GivenOptions,
  }),
});

export const approvePlayer = hostCommand({
  name: 'approvePlayer',
  summary: 'Lets a waiting player in or declines them; without a player, all who are waiting.',
  path: 'approve',
  request: z.object({ ...InRoom, playerId: z.optional(PlayerId), approved: z.boolean() }),
  errors: ['player.NOT_FOUND'],
});

export const deletePlayer = hostCommand({
  name: 'deletePlayer',
  summary:
    "Removes a player and their seat. For a minute the device can't join under another name, and new players from its address need the host's approval.",
  path: 'remove',
  request: z.object({ ...InRoom, playerId: PlayerId }),
  errors: ['player.NOT_FOUND'],
});

/** Players in one call. */
const PlayerIds = z.array(PlayerId).check(z.minLength(1), z.maxLength(JOIN_LIMITS.manyAtOnce));

export const deletePlayers = hostCommand({
  name: 'deletePlayers',
  summary:
    'Removes several players at once. Without a list, before the start, empties the lobby. Players already removed are ignored.',
  path: 'remove-many',
  request: z.object({ ...InRoom, playerIds: z.optional(PlayerIds) }),
});

export const restorePlayers = hostCommand({
  name: 'restorePlayers',
  summary:
    'Restores removed players, except those whose name is taken now. Their address no longer needs approval because of them.',
  path: 'restore',
  request: z.object({ ...InRoom, playerIds: PlayerIds }),
});

export const allowAttempts = hostCommand({
  name: 'allowAttempts',
  summary: "Sets one player's number of attempts: 0 for no limit, null for the same as everyone.",
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
    "Sets one player's own due date in an assigned game, at most 180 days ahead; null for the same as everyone.",
  path: 'until',
  request: z.object({ ...InRoom, playerId: PlayerId, until: z.nullable(Time) }),
  errors: ['player.NOT_FOUND'],
});

const ShownText = z.string().check(z.minLength(1), z.maxLength(OPEN_MAX_LENGTH));

export const hideText = hostCommand({
  name: 'hideText',
  summary: 'Hides a typed answer from the projector and the players, or shows it again.',
  path: 'hide-text',
  request: z.object({
    ...InRoom,
    questionId: QuestionId,
    /** The text as the host sees it. */
    text: ShownText,
    hidden: z.boolean(),
  }),
  errors: ['response.WRONG_QUESTION'],
});

export const mergeText = hostCommand({
  name: 'mergeText',
  summary: 'Counts a word of a word cloud as another one, or as itself again.',
  path: 'merge-text',
  request: z.object({
    ...InRoom,
    questionId: QuestionId,
    /** Both as the host sees them; null takes a merge back. */
    text: ShownText,
    into: z.nullable(ShownText),
  }),
  errors: ['response.WRONG_QUESTION'],
});

export const correctQuestion = hostCommand({
  name: 'correctQuestion',
  summary:
    'Corrects a question during the game or after it. All answers to it are judged again, and points, ranks and reports follow.',
  path: 'correct-question',
  request: z.object({
    ...InRoom,
    questionId: QuestionId,
    /**
     * key: only this answer is correct. accept: this answer is correct, too. dropped: the question doesn't count.
     * fullMarks: everyone gets full points. original: as its author wrote it. marks: what answers that the host
     * marks earn, as a share of the question's worth; null takes a mark back.
     */
    change: z.discriminatedUnion('type', [
      z.object({ type: z.enum(['key', 'accept']), answer: Answer }),
      z.object({ type: z.enum(['dropped', 'fullMarks', 'original']) }),
      z.object({
        type: z.literal('marks'),
        marks: z
          .array(
            z.object({
              /** As `listMarkableAnswers` has it. */
              answer: z.string().check(z.minLength(1), z.maxLength(OPEN_MAX_LENGTH)),
              credit: z.nullable(Credit),
            }),
          )
          .check(z.minLength(1), z.maxLength(MARKS_AT_ONCE)),
      }),
    ]),
    /** True if players may lose points by it, as they may by marks; otherwise they keep what they had. */
    mayLose: z.boolean(),
  }),
  errors: ['response.WRONG_QUESTION', 'response.CANT_SAVE'],
});

/** Words, marks, or a time in ms; null for what is missing or has no words. Long texts are shortened. */
const PartWords = z.nullable(z.union([z.string(), z.number()]));

const PartChange = z.strictObject({ part: z.enum(QUESTION_PARTS), before: PartWords, after: PartWords });

/** Comparison of a room with its quiz as it is now. */
const QuizChanges = z.strictObject({
  quizId: QuizId,
  /** The save of the quiz that was compared. */
  revision: Count,
  /** Questions that differ, in the room's order. */
  questions: z.array(
    z.strictObject({
      index: Count,
      /** The beginning of its text as it is now. */
      text: z.string(),
      /** True if someone has seen it: only its key can be used. */
      isOpened: z.boolean(),
      /** Players whose answers are judged again if its key is used. */
      answers: Count,
      /** What differs and can be used, and what stays as it is played. */
      used: z.array(PartChange),
      kept: z.array(PartChange),
    }),
  ),
  /** Id, in the quiz's draft, of each of the room's questions; null if it's deleted or unfinished there. */
  draftIds: z.array(z.nullable(z.string())),
  /** Questions that only the quiz has, and those that only the room has. Both stay so. */
  added: Count,
  removed: Count,
  /** True if the quiz has the questions in another order. */
  isReordered: z.boolean(),
});

export const getQuizChanges = defineOperation({
  name: 'getQuizChanges',
  summary:
    'Compares a room with its quiz as it is now: what has changed, and what of it the room can still use.',
  method: 'GET',
  path: '/v1/games/{roomHash}/quiz-changes',
  event: 'getQuizChanges',
  role: 'roomHost',
  request: z.object(InRoom),
  answer: QuizChanges,
  errors: [...ROOM_ERRORS, ...QUIZ_ERRORS],
  timeoutMs: CONTROL_TIMEOUT_MS,
});

export const useQuizChanges = defineOperation({
  name: 'useQuizChanges',
  summary:
    'Uses in a room what has changed in its quiz: questions that nobody has seen are replaced, and answers to others are judged by their new key. Answers with what is left.',
  method: 'POST',
  path: '/v1/games/{roomHash}/quiz-changes',
  event: 'useQuizChanges',
  role: 'roomHost',
  request: z.object({
    ...InRoom,
    /** The save that the host has seen compared; if the quiz was saved since, nothing happens. */
    revision: Count,
  }),
  answer: QuizChanges,
  errors: [...ROOM_ERRORS, ...QUIZ_ERRORS, 'quiz.CHANGED'],
  timeoutMs: CONTROL_TIMEOUT_MS,
  retries: 1,
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
  mergeText,
  correctQuestion,
  getQuizChanges,
  useQuizChanges,
} as const;
