import * as z from 'zod/mini';
import { DUEL_VERSION } from '#core/features/duels/duels.ts';
import { Shield, Strike } from '#protocol/features/duels/index.ts';
import { defineOperation } from '#protocol/operation.ts';
import { seatCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InSeat, PlayerId, userWith } from '#protocol/schemas/common.ts';

export const operations = {
  duelDecision: seatCommand({
    name: 'duelDecision',
    summary:
      'Strikes a player, raises a shield, or skips, between two questions. The same command twice is one choice. Its outcome stands in `me.duel` as strikeOutcome and playerShield.',
    path: 'duel-decision',
    legacyPath: '/duelDecision',
    request: z.object({
      ...InSeat,
      decision: z.enum(['strike', 'shield', 'skip']),
      /** Of the strike, or the shield; standard where nothing is said. */
      type: z.optional(z.union([Strike, Shield])),
      /** Of a strike. */
      targetPlayerId: z.optional(PlayerId),
      /** At which the player chooses: no choice is made twice. */
      level: Count,
      duelVersion: z.optional(z.literal(DUEL_VERSION)),
    }),
    errors: ['duel.NOT_DUE', 'duel.LOCKED', 'duel.NO_TARGET'],
  }),
  duelTargets: defineOperation({
    name: 'duelTargets',
    summary:
      'The players whom the player may strike now, in order of rank, which is null where students see no leaderboard.',
    method: 'GET',
    path: '/v1/games/{roomHash}/duel-targets',
    event: 'duelTargets',
    role: 'player',
    request: z.object(InSeat),
    answer: z.strictObject({
      players: z.array(userWith({ rank: z.nullable(Count), score: Count })),
    }),
    errors: [...SEAT_ERRORS, 'duel.NOT_DUE'],
  }),
};
