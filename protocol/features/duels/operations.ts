import * as z from 'zod/mini';
import { DUEL_VERSION } from '#core/features/duels/index.ts';
import { Shield, Strike } from '#protocol/features/duels/index.ts';
import { defineOperation } from '#protocol/operation.ts';
import { seatCommand, SEAT_ERRORS } from '#protocol/operations/commands.ts';
import { Count, InSeat, PlayerId, userWith } from '#protocol/schemas/common.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';

const operations = {
  duelDecision: seatCommand({
    name: 'duelDecision',
    summary:
      'Strikes a player, raises a shield or skips, between two questions. Retrying the same command makes no second choice. The outcome is in `me.duel` as strikeOutcome, isTargetShieldActive and playerShield.',
    path: 'duel-decision',
    legacyPath: '/duelDecision',
    request: z.object({
      ...InSeat,
      decision: z.enum(['strike', 'shield', 'skip']),
      /** Type of the strike or the shield; standard if absent. */
      type: z.optional(z.union([Strike, Shield])),
      /** Only for a strike. */
      targetPlayerId: z.optional(PlayerId),
      /** The level the choice is for, so that a retry can't choose twice. */
      level: Count,
      duelVersion: z.optional(z.literal(DUEL_VERSION)),
    }),
    errors: ['duel.NOT_DUE', 'duel.LOCKED', 'duel.NO_TARGET'],
  }),
  duelTargets: defineOperation({
    name: 'duelTargets',
    summary:
      'Lists the players that can be struck right now, by rank. While students see no leaderboard, `standing` is null and the order is by name.',
    method: 'GET',
    path: '/v1/games/{roomHash}/duel-targets',
    event: 'duelTargets',
    role: 'player',
    request: z.object(InSeat),
    answer: z.strictObject({
      players: z.array(userWith({ standing: z.nullable(z.strictObject({ rank: Count, score: Count })) })),
    }),
    errors: [...SEAT_ERRORS, 'duel.NOT_DUE'],
  }),
};

export const duelsProtocol = { operations } satisfies ProtocolFeature;
