// Calls for the reports of finished games, which last as long as the host keeps them (specification 3,
// section 7: getReport).

import * as z from 'zod/mini';
import { GAME_TYPES, PLAY_MODES } from '#core/room/phase.ts';
import { defineOperation } from '#protocol/operation.ts';
import {
  Count,
  Credit,
  FileBytes,
  InList,
  InRoom,
  PlayerId,
  QuestionId,
  QuizId,
  RoomHash,
  Time,
} from '#protocol/schemas/common.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { GameRecord, RECORD_BYTES } from '#protocol/areas/reports/record.ts';
import { ReplayMoment, ReplayOverview } from '#protocol/areas/reports/replay.ts';
import { ReportPlayer } from '#protocol/areas/reports/report.ts';
import { MARKABLE_NAMES, MARKABLE_PAGE } from '#core/views/report.ts';
import { GameOptions } from '#protocol/schemas/views.ts';

const PlaceInQuery = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));

export const getReport = defineOperation({
  name: 'getReport',
  summary:
    'Returns every attempt with every answer, page by page, for all players or one. Ranks and questions come from getGame.',
  method: 'GET',
  path: '/v1/games/{roomHash}/report',
  event: 'getReport',
  role: 'roomHost',
  request: z.object({ ...InRoom, from: z.optional(PlaceInQuery), playerId: z.optional(PlayerId) }),
  answer: z.strictObject({ players: z.array(ReportPlayer), next: z.nullable(Count) }),
  errors: ['room.NOT_FOUND', 'player.NOT_FOUND', 'request.UNAUTHORIZED', 'request.FORBIDDEN'],
  timeoutMs: 10_000,
});

export const listMarkableAnswers = defineOperation({
  name: 'listMarkableAnswers',
  summary:
    'Lists the different answers to a question that the host marks, the most frequent first, during the game or after it.',
  method: 'GET',
  path: '/v1/games/{roomHash}/markable-answers',
  event: 'listMarkableAnswers',
  role: 'roomHost',
  request: z.object({ ...InRoom, questionId: QuestionId, from: z.optional(PlaceInQuery) }),
  answer: z.strictObject({
    answers: z
      .array(
        z.strictObject({
          text: z.string(),
          count: Count,
          names: z.array(z.string()).check(z.maxLength(MARKABLE_NAMES)),
          credit: z.nullable(Credit),
        }),
      )
      .check(z.maxLength(MARKABLE_PAGE)),
    next: z.nullable(Count),
  }),
  errors: ['room.NOT_FOUND', 'response.WRONG_QUESTION', 'request.UNAUTHORIZED', 'request.FORBIDDEN'],
  timeoutMs: 10_000,
});

const REPLAY_ERRORS = [
  'room.NOT_FOUND',
  'room.WRONG_STATE',
  'request.UNAUTHORIZED',
  'request.FORBIDDEN',
] as const satisfies readonly ErrorType[];

export const getReplay = defineOperation({
  name: 'getReplay',
  summary:
    'Returns the timeline of a finished game: its length and its markers, for everyone and for one player. Long waits are cut.',
  method: 'GET',
  path: '/v1/games/{roomHash}/replay',
  event: 'getReplay',
  role: 'roomHost',
  request: z.object({ ...InRoom, playerId: z.optional(PlayerId) }),
  answer: ReplayOverview,
  errors: REPLAY_ERRORS,
  timeoutMs: 20_000,
});

export const getReplayMoment = defineOperation({
  name: 'getReplayMoment',
  summary:
    "Returns what was on screen at one position of the timeline: the leaderboard, and one player's screen.",
  method: 'GET',
  path: '/v1/games/{roomHash}/replay/moment',
  event: 'getReplayMoment',
  role: 'roomHost',
  request: z.object({
    ...InRoom,
    /** Milliseconds on the timeline. */
    place: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    playerId: z.optional(PlayerId),
  }),
  answer: ReplayMoment,
  errors: REPLAY_ERRORS,
  timeoutMs: 20_000,
});

export const getGameOptions = defineOperation({
  name: 'getGameOptions',
  summary: "Returns a game's quiz, type and options, so that it can be hosted again the same way.",
  method: 'GET',
  path: '/v1/games/{roomHash}/options',
  role: 'roomHost',
  request: z.object(InRoom),
  answer: z.strictObject({
    quizId: QuizId,
    type: z.enum(GAME_TYPES),
    playMode: z.enum(PLAY_MODES),
    options: GameOptions,
    /** Time at which it began, or opened if it never began. */
    playedAt: Time,
  }),
  errors: ['room.NOT_FOUND', 'request.UNAUTHORIZED', 'request.FORBIDDEN'],
});

export const listReports = defineOperation({
  name: 'listReports',
  summary: "Lists the host's finished games, archived ones included, most recently ended first.",
  method: 'GET',
  path: '/v1/reports',
  role: 'owner',
  request: z.object(InList),
  answer: z.strictObject({
    reports: z.array(
      z.strictObject({
        roomHash: RoomHash,
        title: z.string(),
        type: z.enum(GAME_TYPES),
        /** null if the room was closed before its game started. */
        startedAt: z.nullable(Time),
        endedAt: Time,
        /** null if the game ended before players were counted here. */
        playerCount: z.nullable(Count),
      }),
    ),
    total: Count,
  }),
  errors: ['request.UNAUTHORIZED'],
});

export const deleteReport = defineOperation({
  name: 'deleteReport',
  summary: 'Permanently deletes a finished game: its log, names and answers.',
  method: 'DELETE',
  path: '/v1/games/{roomHash}',
  role: 'roomHost',
  request: z.object(InRoom),
  answer: z.strictObject({ roomHash: RoomHash }),
  errors: ['room.NOT_FOUND', 'room.WRONG_STATE', 'request.UNAUTHORIZED', 'request.FORBIDDEN', 'request.CSRF'],
});

export const getGameRecord = defineOperation({
  name: 'getGameRecord',
  summary:
    'Returns a finished game as its host may keep it in a file: everything that happened, without what opens the room or a seat.',
  method: 'GET',
  path: '/v1/games/{roomHash}/record',
  role: 'roomHost',
  request: z.object(InRoom),
  answer: z.strictObject({ quizId: QuizId, record: GameRecord }),
  errors: [
    'room.NOT_FOUND',
    'room.WRONG_STATE',
    'takeAlong.TOO_LONG',
    'server.BUSY',
    'request.UNAUTHORIZED',
    'request.FORBIDDEN',
  ],
  timeoutMs: 60_000,
});

export const restoreGame = defineOperation({
  name: 'restoreGame',
  summary:
    'Brings back a finished game from its record (JSON, the body). It is played from start to end, and kept only if its reports can be shown. A game that the host already has is not kept twice. `quizId`: the quiz it was played with, if the host has it here.',
  method: 'POST',
  path: '/v1/quizzes/{quizId}/games',
  role: 'owner',
  request: z.object({ quizId: QuizId, file: FileBytes }),
  answer: z.strictObject({
    roomHash: RoomHash,
    /** True if it was here before. */
    known: z.boolean(),
  }),
  errors: [
    'takeAlong.NOT_A_GAME',
    'takeAlong.TOO_LONG',
    'server.BUSY',
    'request.UNAUTHORIZED',
    'request.CSRF',
  ],
  fileBody: true,
  maxBody: RECORD_BYTES,
  timeoutMs: 120_000,
});
