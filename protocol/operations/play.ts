// A player's moves (specification 2, section 7). All time is the server's; what a client says of time is a hint.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS, seatCommand } from '#protocol/operations/commands.ts';
import {
  Count,
  InSeat,
  PlayerId,
  QuestionId,
  RoomHash,
  StartSource,
  Time,
} from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import { AnsweredSlide, Board, fieldsOf, LobbyPlayer, OwnState, Summary } from '#protocol/schemas/views.ts';

/**
 * What changed by an answer, and no more: this is the call that a room of a thousand makes at once.
 * The client lays `slide` over the slide that it shows, and keeps its `me` where this one is null.
 */
export const Receipt = z.strictObject({
  seq: Count,
  now: Time,
  me: z.nullable(OwnState),
  slide: AnsweredSlide,
});

/** Which asking of the question is meant, from 2 on; absent: the first. */
const Asking = z.optional(z.int().check(z.minimum(2), z.maximum(1_000)));

export const getQuestions = seatCommand({
  name: 'getQuestions',
  summary:
    'Opens the next question of a student-paced game, or one of the wrong answers that can be made up for, or one that is looked over before handing in; its time starts now. Asked twice, it answers the same question. Behind the last question, going on without second chances ends the game for the player.',
  path: 'questions',
  legacyPath: '/v4/getQuestions',
  request: z.object({
    ...InSeat,
    ...fieldsOf('opening'),
  }),
  errors: ['response.WRONG_QUESTION', 'response.QUESTION_CLOSED'],
});

export const proceedGame = defineOperation({
  name: 'proceedGame',
  summary: 'Gives the answer to the open question. With a command id, a retry gets the first answer again.',
  method: 'POST',
  path: '/v1/games/{roomHash}/proceed',
  legacyPath: '/v4/proceedGame',
  otherPaths: ['/v4/soloProceed', '/v1/games/{roomHash}/solo-proceed'],
  event: 'proceedGame',
  role: 'player',
  request: z.object({
    ...InSeat,
    questionId: QuestionId,
    response: z.object({
      /** autoAttempted: the question was shut, and `answer` stood there. timedOut: the clock ran out; `answer` is what stood there, or null. */
      state: z.enum(['attempted', 'autoAttempted', 'timedOut']),
      answer: z.nullable(Answer),
    }),
    asking: Asking,
    /** Milliseconds that the client measured. Kept as a hint, never believed. */
    elapsed: z.optional(z.number()),
  }),
  answer: Receipt,
  errors: [
    ...SEAT_ERRORS,
    'response.ALREADY_ANSWERED',
    'response.QUESTION_CLOSED',
    'response.TOO_EARLY',
    'response.WRONG_QUESTION',
    'response.CANT_SAVE',
  ],
  timeoutMs: 20_000,
  retries: 2,
});

export const skipQuestion = defineOperation({
  name: 'skipQuestion',
  summary: 'Passes the open question of a student-paced game without an answer.',
  method: 'POST',
  path: '/v1/games/{roomHash}/skip',
  legacyPath: '/skipQuestion',
  event: 'skipQuestion',
  role: 'player',
  request: z.object({
    /** Room and player may be left to the ticket, where the socket has been in the room, or the browser's cookie names it. */
    roomHash: z.optional(RoomHash),
    playerId: z.optional(PlayerId),
    questionId: QuestionId,
    asking: Asking,
  }),
  answer: z.extend(Receipt, { skipped: z.literal(true) }),
  errors: [...SEAT_ERRORS, 'response.ALREADY_ANSWERED', 'response.WRONG_QUESTION'],
  retries: 1,
});

export const getRank = defineOperation({
  name: 'getRank',
  summary: "The player's rank and the leaderboard around it; null where the game shows students none.",
  method: 'POST',
  path: '/v1/games/{roomHash}/rank',
  legacyPath: '/getRank',
  event: 'getRank',
  role: 'player',
  request: z.object(InSeat),
  answer: z.strictObject({ rank: z.nullable(Count), board: z.nullable(Board) }),
  errors: SEAT_ERRORS,
});

export const subscribe = defineOperation({
  name: 'subscribe',
  summary: 'Says whether this player is looking at a leaderboard: only then are changes of it sent.',
  method: 'POST',
  path: '/v1/games/{roomHash}/subscribe',
  event: 'subscribe',
  role: 'player',
  request: z.object({ ...InSeat, board: z.boolean() }),
  answer: z.strictObject({ board: z.nullable(Board) }),
  errors: SEAT_ERRORS,
  timeoutMs: 6_000,
  retries: 1,
});

export const playerGameOver = seatCommand({
  name: 'playerGameOver',
  summary: 'Ends the game for this player; what is unanswered stays so.',
  path: 'game-over',
  legacyPath: '/v2/playerGameOver',
  otherPaths: ['/playerGameOver', '/v1/games/{roomHash}/player-game-over', '/v2/soloEnd'],
  // The attempt that ends, 1-based: a call that comes late ends no other. Without it the present one.
  request: z.object({ ...InSeat, attempt: z.optional(z.int().check(z.minimum(1))) }),
});

export const fetchPlayers = defineOperation({
  name: 'fetchPlayers',
  summary: 'Who plays in the room, the newest of many; names and characters, and nothing of how they fare.',
  method: 'POST',
  path: '/v1/games/{roomHash}/players',
  legacyPath: '/fetchPlayers',
  event: 'fetchPlayers',
  role: 'player',
  request: z.object({ ...InSeat, source: z.optional(StartSource) }),
  answer: z.strictObject({ playerCount: Count, players: z.array(LobbyPlayer) }),
  errors: SEAT_ERRORS,
  retries: 1,
});

export const updatePlayerMetadata = defineOperation({
  name: 'updatePlayerMetadata',
  summary:
    'Says which question the page of a player shows. The answer is the question that the room has before the player, which a page that shows another one has to catch up with.',
  method: 'POST',
  path: '/v1/games/{roomHash}/player-metadata',
  legacyPath: '/v2/update-player-metadata',
  event: 'updatePlayerMetadata',
  role: 'player',
  request: z.object({
    ...InSeat,
    metadata: z.object({ qId: z.optional(QuestionId), qIdIndex: z.optional(Count) }),
  }),
  /** null: no question stands before the player. */
  answer: z.strictObject({
    metadata: z.nullable(z.strictObject({ qId: QuestionId, qIdIndex: Count })),
  }),
  errors: [...SEAT_ERRORS, 'response.WRONG_QUESTION'],
  retries: 1,
});

export const playerSummary = defineOperation({
  name: 'playerSummary',
  summary: 'What the player did, question by question, as far as the game shows it.',
  method: 'POST',
  path: '/v1/games/{roomHash}/player-summary',
  legacyPath: '/player-summary',
  event: 'playerSummary',
  role: 'player',
  request: z.object(InSeat),
  answer: z.strictObject({ summary: Summary }),
  errors: SEAT_ERRORS,
});

export const PLAY_OPERATIONS = {
  getQuestions,
  proceedGame,
  skipQuestion,
  getRank,
  subscribe,
  playerGameOver,
  fetchPlayers,
  updatePlayerMetadata,
  playerSummary,
} as const;
