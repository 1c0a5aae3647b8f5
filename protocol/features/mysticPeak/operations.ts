import { GAME_RULES } from '#core/features/mysticPeak/games/rules.ts';
import * as z from 'zod/mini';
import { MINI_GAMES } from '#core/features/mysticPeak/games/game.ts';
import { GAMES } from '#core/features/mysticPeak/games/ids.ts';
import { ROLES, SUMMIT_WAYS } from '#core/features/mysticPeak/ids.ts';
import { BREAK_ROOMS } from '#protocol/features/mysticPeak/breakRooms.ts';
import { Difficulty, Form, PeakRow } from '#protocol/features/mysticPeak/index.ts';
import { defineOperation } from '#protocol/operation.ts';
import { hostCommand, InGame, seatCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InRoom, InSeat, PlayerId, QuestionId } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

/** The camp the choice is for, so that a retry can't choose twice. */
const level = Count;
const obstacle = z.string().check(z.regex(/^[0-9a-z]{1,24}$/));
const j = z.int().check(z.minimum(0), z.maximum(MINI_GAMES.ropeThrow.throws + GAME_RULES.ropeThrow.again));

/** A move, never its outcome. */
const Move = z.union([
  z.strictObject({ stone: z.int().check(z.minimum(1), z.maximum(9)) }),
  z.strictObject({ j, t: z.int().check(z.minimum(0), z.maximum(60_000)) }),
  z.strictObject({ j, value: z.int().check(z.minimum(0), z.maximum(MINI_GAMES.estimate.scale)) }),
  z.strictObject({ card: z.int().check(z.minimum(0), z.maximum(15)) }),
]);

/** The open break room, and those due after it. */
const also = { breakRoomArr: z.array(z.enum(Object.values(BREAK_ROOMS))) };

const operations = {
  updatePathFinder: seatCommand({
    name: 'updatePathFinder',
    summary:
      'Chooses the path to the next camp, or, on the peak, whether to plant the flag or take the ridge.',
    path: 'path-finder',
    legacyPath: '/updatePathFinder',
    request: z.strictObject({
      ...InSeat,
      ...InGame,
      pathFinder: z.enum([...ROLES, ...SUMMIT_WAYS]),
      level,
    }),
    also,
    errors: ['peak.WRONG_STOP', 'peak.PATH_RESTS'],
  }),
  updateBreakRoom: seatCommand({
    name: 'updateBreakRoom',
    summary:
      'Leaves a break room: LEVEL_UP, an OBSTACLE that is over or skipped, or POWERUP_SELECTION with the position of the chosen power-up, also at a level up that offers some.',
    path: 'break-room',
    legacyPath: '/updateBreakRoom',
    request: z.strictObject({
      ...InSeat,
      ...InGame,
      breakRoom: z.enum(['LEVEL_UP', 'OBSTACLE', 'POWERUP_SELECTION']),
      level,
      /** Only for POWERUP_SELECTION. */
      powerUpIndex: z.optional(z.int().check(z.minimum(0), z.maximum(2))),
    }),
    also,
    errors: ['peak.WRONG_STOP'],
  }),
  updatePlayerObstacle: seatCommand({
    name: 'updatePlayerObstacle',
    summary:
      'Starts an obstacle or the camp game of a level up, or makes a move in it. The server computes the result from the moves alone. Players who wait on the peak can open one for practice, without points.',
    path: 'obstacle',
    legacyPath: '/updatePlayerObstacle',
    request: z.union([
      z.strictObject({ ...InSeat, ...InGame, obstacle, action: z.literal('start'), form: Form }),
      z.strictObject({ ...InSeat, ...InGame, obstacle, action: z.literal('move'), n: Count, move: Move }),
      z.strictObject({
        ...InSeat,
        ...InGame,
        action: z.literal('practice'),
        game: z.enum(GAMES),
        difficulty: Difficulty,
      }),
    ]),
    also,
    errors: ['obstacle.OVER', 'obstacle.TOO_FAST', 'obstacle.BAD_MOVE', 'peak.WRONG_STOP'],
  }),
  mysticPeakLeaderboard: defineOperation({
    name: 'mysticPeakLeaderboard',
    summary:
      "Returns the Mystic Peak leaderboard: the top players, the caller's neighbors by rank, climbers nearby, and the number of players in each camp.",
    method: 'GET',
    alsoPosted: true,
    path: '/v1/games/{roomHash}/mystic-peak-leaderboard',
    event: 'mysticPeakLeaderboard',
    role: 'player',
    request: z.object(InSeat),
    answer: z.strictObject({
      mysticPeakBoard: z.strictObject({
        own: z.nullable(PeakRow),
        rows: z.array(PeakRow),
        near: z.array(PeakRow),
        total: Count,
        camps: z.array(z.strictObject({ camp: Count, climbers: Count })),
      }),
    }),
    errors: [...SEAT_ERRORS],
  }),
  givePass: hostCommand({
    name: 'givePass',
    summary:
      'Gives a player a free pass: the open question of the camp is skipped, no matter how often it was tried.',
    path: 'give-pass',
    request: z.object({ ...InRoom, playerId: PlayerId, questionId: QuestionId }),
    errors: ['player.NOT_FOUND', 'response.QUESTION_CLOSED'],
  }),
};

export const mysticPeakProtocol = { operations } satisfies ProtocolFeature;
