// A player's moves (specification 2, section 7). All time is the server's; what a client says of time is a hint.

import * as z from 'zod/mini';
import { REACTIONS } from '#core/features/reactions/reactions.ts';
import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { defineOperation } from '#protocol/operation.ts';
import { Count, InSeat, QuestionId, Time } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';
import { Board, OwnState, PlayerSlide, PlayerView, ResponseState, Summary } from '#protocol/schemas/views.ts';
import type { ErrorType } from '#protocol/errors.ts';

const SeatAnswer = z.strictObject({ view: PlayerView, now: Time });

/**
 * What changed by an answer, and no more: this is the call that a room of a thousand makes at once.
 * The client lays `slide` over the slide that it shows, and keeps its `me` where this one is null.
 */
export const Receipt = z.strictObject({
  seq: Count,
  now: Time,
  me: z.nullable(OwnState),
  slide: z.pick(PlayerSlide, {
    index: true,
    state: true,
    answer: true,
    answered: true,
    feedback: true,
    lifeOffer: true,
    secondChances: true,
    review: true,
  }),
});

/** Which asking of the question is meant, from 2 on; absent: the first. */
const Asking = z.optional(z.int().check(z.minimum(2), z.maximum(1_000)));

const SEAT_ERRORS = [
  'room.NOT_FOUND',
  'room.COMPLETED',
  'room.STOPPED',
  'room.EXPIRED',
  'room.NOT_STARTED',
  'room.PAUSED',
  'room.WRONG_STATE',
  'player.NOT_FOUND',
  'player.DELETED',
  'player.REJECTED',
  'player.NOT_APPROVED',
  'player.ALREADY_OVER',
  'request.UNAUTHORIZED',
] as const satisfies readonly ErrorType[];

export const getQuestions = defineOperation({
  name: 'getQuestions',
  summary:
    'Opens the next question of a student-paced game, or one of the wrong answers that can be made up for, or one that is looked over before handing in; its time starts now. Asked twice, it answers the same question. Behind the last question, going on without second chances ends the game for the player.',
  method: 'POST',
  path: '/v1/games/{roomHash}/questions',
  legacyPath: '/v4/getQuestions',
  event: 'getQuestions',
  role: 'player',
  request: z.object({
    ...InSeat,
    /** Where second chances stand open nothing opens without it: one of them, or null to go on without them for good. */
    redemptionId: z.optional(z.nullable(QuestionId)),
    /** Where answers are looked over before they are handed in: the question to open once more. */
    reviewId: z.optional(QuestionId),
  }),
  answer: SeatAnswer,
  errors: [...SEAT_ERRORS, 'response.WRONG_QUESTION', 'response.QUESTION_CLOSED'],
  retries: 1,
});

export const proceedGame = defineOperation({
  name: 'proceedGame',
  summary: 'Gives the answer to the open question. With a command id, a retry gets the first answer again.',
  method: 'POST',
  path: '/v1/games/{roomHash}/proceed',
  legacyPath: '/v4/proceedGame',
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

export const getHint = defineOperation({
  name: 'getHint',
  summary:
    'The next hint to the open question, where the game allows hints and the question has one. Asked twice for the same one, it answers the same.',
  method: 'POST',
  path: '/v1/games/{roomHash}/hint',
  legacyPath: '/getHint',
  event: 'getHint',
  role: 'player',
  request: z.object({
    ...InSeat,
    questionId: QuestionId,
    /** Which one, from 1 on. */
    hint: z.int().check(z.minimum(1), z.maximum(CONTENT_LIMITS.hintsMax)),
  }),
  answer: SeatAnswer,
  errors: [
    ...SEAT_ERRORS,
    'response.ALREADY_ANSWERED',
    'response.QUESTION_CLOSED',
    'response.WRONG_QUESTION',
    'response.NO_HINT',
  ],
  retries: 1,
});

export const extraLife = defineOperation({
  name: 'extraLife',
  summary:
    'Uses the extra life of the attempt on the question that was just missed, which is asked again at once, or does without it there. The same wish twice is one.',
  method: 'POST',
  path: '/v1/games/{roomHash}/extra-life',
  event: 'extraLife',
  role: 'player',
  request: z.object({
    ...InSeat,
    questionId: QuestionId,
    /** false: the answer is final, and the extra life is kept for another one. */
    use: z.boolean(),
  }),
  answer: SeatAnswer,
  errors: [...SEAT_ERRORS, 'response.OFFER_OVER'],
  retries: 1,
});

export const answerLater = defineOperation({
  name: 'answerLater',
  summary: 'Leaves the open question of a student-paced game for the end; its clock stands still until then.',
  method: 'POST',
  path: '/v1/games/{roomHash}/answer-later',
  event: 'answerLater',
  role: 'player',
  request: z.object({
    ...InSeat,
    questionId: QuestionId,
    /** What stands there so far: it stands there again when the question comes again. */
    draft: z.nullable(Answer),
  }),
  answer: SeatAnswer,
  errors: [
    ...SEAT_ERRORS,
    'response.ALREADY_ANSWERED',
    'response.QUESTION_CLOSED',
    'response.WRONG_QUESTION',
    'response.NOTHING_ELSE_LEFT',
    'response.CANT_SAVE',
  ],
  retries: 1,
});

export const skipQuestion = defineOperation({
  name: 'skipQuestion',
  summary: 'Passes the open question of a student-paced game without an answer.',
  method: 'POST',
  path: '/v1/games/{roomHash}/skip',
  legacyPath: '/skipQuestion',
  event: 'skipQuestion',
  role: 'player',
  request: z.object({ ...InSeat, questionId: QuestionId, asking: Asking }),
  answer: Receipt,
  errors: [...SEAT_ERRORS, 'response.ALREADY_ANSWERED', 'response.WRONG_QUESTION'],
  retries: 1,
});

export const skipManyQuestions = defineOperation({
  name: 'skipManyQuestions',
  summary:
    'Passes all questions that are left without an answer, where each of them was left for later before: these, or none of them.',
  method: 'POST',
  path: '/v1/games/{roomHash}/skip-many',
  legacyPath: '/skipManyQuestions',
  event: 'skipManyQuestions',
  role: 'player',
  request: z.object({
    ...InSeat,
    /** Every one of them, in any order. */
    responses: z
      .array(z.object({ questionId: QuestionId }))
      .check(z.minLength(1), z.maxLength(CONTENT_LIMITS.playedMax)),
  }),
  /** `responses`: what has become of each. */
  answer: z.strictObject({
    view: PlayerView,
    now: Time,
    responses: z.array(z.strictObject({ questionId: QuestionId, state: ResponseState })),
  }),
  errors: [...SEAT_ERRORS, 'response.WRONG_QUESTION'],
  retries: 1,
});

export const raiseHand = defineOperation({
  name: 'raiseHand',
  summary: "Raises the player's hand, or takes it down; a live game takes hands from the lobby to its end.",
  method: 'POST',
  path: '/v1/games/{roomHash}/raise-hand',
  legacyPath: '/raiseHand',
  event: 'raiseHand',
  role: 'player',
  request: z.object({ ...InSeat, raised: z.boolean() }),
  /** Place among the hands that are up, 1-based; null where it is down. */
  answer: z.strictObject({ seq: Count, studentQueueNo: z.nullable(Count) }),
  errors: SEAT_ERRORS,
  retries: 1,
});

export const reactionUpdate = defineOperation({
  name: 'reactionUpdate',
  summary:
    'Shows a reaction to the room, on the projector and to the host, without a name; nothing keeps it.',
  method: 'POST',
  path: '/v1/games/{roomHash}/reaction-update',
  legacyPath: '/reactionUpdate',
  event: 'reactionUpdate',
  role: 'player',
  request: z.object({ ...InSeat, reactionDetail: z.enum(REACTIONS) }),
  answer: z.strictObject({ shown: z.boolean() }),
  errors: SEAT_ERRORS,
});

export const reportFocus = defineOperation({
  name: 'reportFocus',
  summary: 'Tells, in a game in focus mode, that its page is out of sight of the player, or in sight again.',
  method: 'POST',
  path: '/v1/games/{roomHash}/focus',
  event: 'reportFocus',
  role: 'player',
  request: z.object({ ...InSeat, away: z.boolean() }),
  answer: z.strictObject({ seq: Count }),
  errors: SEAT_ERRORS,
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

export const playerGameOver = defineOperation({
  name: 'playerGameOver',
  summary: 'Ends the game for this player; what is unanswered stays so.',
  method: 'POST',
  path: '/v1/games/{roomHash}/game-over',
  legacyPath: '/v2/playerGameOver',
  event: 'playerGameOver',
  role: 'player',
  // The attempt that ends, 1-based: a call that comes late ends no other. Without it the present one.
  request: z.object({ ...InSeat, attempt: z.optional(z.int().check(z.minimum(1))) }),
  answer: SeatAnswer,
  errors: SEAT_ERRORS,
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
  getHint,
  extraLife,
  answerLater,
  skipQuestion,
  skipManyQuestions,
  raiseHand,
  reactionUpdate,
  reportFocus,
  getRank,
  subscribe,
  playerGameOver,
  playerSummary,
} as const;
