// Calls of a player in a game (specification 2, section 7). All times are the server's; a client's own times
// are hints.

import * as z from 'zod/mini';
import { defineOperation } from '#protocol/operation.ts';
import { SEAT_ERRORS, seatCommand } from '#protocol/operations/commands.ts';
import { ChosenCharacter } from '#protocol/operations/join.ts';
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
 * The parts that an answer changes, and nothing else: a room of a thousand makes this call at the same time.
 * The client merges `slide` into the slide it shows, and keeps its `me` if this one is null.
 */
export const Receipt = z.strictObject({
  seq: Count,
  now: Time,
  me: z.nullable(OwnState),
  slide: AnsweredSlide,
});

export const changeCharacter = seatCommand({
  name: 'changeCharacter',
  summary:
    'Changes how the player looks, until the game starts. Without `avatarId`, an avatar becomes a monster again. Repeating the call has no effect.',
  path: 'character',
  request: z.object({ ...InSeat, avatarId: z.optional(ChosenCharacter) }),
  errors: ['player.CHARACTER_LOCKED'],
});

/** Number of times the question has been asked, counting this one; absent for the first. */
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
  summary: 'Answers the open question. Retrying with the same command id returns the first result.',
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
      /**
       * autoAttempted: the question was closed with `answer` as the draft. timedOut: the clock ran out;
       * `answer` is the draft, or null.
       */
      state: z.enum(['attempted', 'autoAttempted', 'timedOut']),
      answer: z.nullable(Answer),
    }),
    asking: Asking,
    /** Milliseconds measured by the client. Kept as a hint, never trusted. */
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
  summary: 'Skips the open question of a student-paced game.',
  method: 'POST',
  path: '/v1/games/{roomHash}/skip',
  legacyPath: '/skipQuestion',
  event: 'skipQuestion',
  role: 'player',
  request: z.object({
    /**
     * Room and player may be omitted if the socket has already been in the room or the browser's cookie names
     * the seat; the ticket then identifies them.
     */
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
  summary:
    "Returns the player's rank and the leaderboard around it. The leaderboard is null while the player has a question open; both are null if the game shows students no leaderboard.",
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
  summary:
    'Tells the server whether this player is looking at the leaderboard. Its changes are sent only then.',
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
  summary: 'Finishes the game for this player. Unanswered questions stay unanswered.',
  path: 'game-over',
  legacyPath: '/v2/playerGameOver',
  otherPaths: ['/playerGameOver', '/v1/games/{roomHash}/player-game-over', '/v2/soloEnd'],
  // The attempt to end, 1-based, so that a late call can't end another one; absent for the current attempt.
  request: z.object({ ...InSeat, attempt: z.optional(z.int().check(z.minimum(1))) }),
});

export const fetchPlayers = defineOperation({
  name: 'fetchPlayers',
  summary: 'Lists the players in the room, newest first: names and characters only.',
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
    "Reports which question the player's page shows. The answer names the question that the room has open for the player; a page that shows another one needs to catch up.",
  method: 'POST',
  path: '/v1/games/{roomHash}/player-metadata',
  legacyPath: '/v2/update-player-metadata',
  event: 'updatePlayerMetadata',
  role: 'player',
  request: z.object({
    ...InSeat,
    metadata: z.object({ qId: z.optional(QuestionId), qIdIndex: z.optional(Count) }),
  }),
  /** null if no question is open for the player. */
  answer: z.strictObject({
    metadata: z.nullable(z.strictObject({ qId: QuestionId, qIdIndex: Count })),
  }),
  errors: [...SEAT_ERRORS, 'response.WRONG_QUESTION'],
  retries: 1,
});

export const playerSummary = defineOperation({
  name: 'playerSummary',
  summary: "Returns the player's summary, question by question, as far as the game reveals it.",
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
  changeCharacter,
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
