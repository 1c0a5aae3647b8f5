// The one table of operations: the server's routes and socket handlers, the typed client and the reference come from it.

import * as AREAS from '#protocol/areas/index.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';
import * as FEATURES from '#protocol/features/registry.ts';
import { HOST_OPERATIONS } from '#protocol/operations/host.ts';
import { JOIN_OPERATIONS } from '#protocol/operations/join.ts';
import { OWN_GAME_OPERATIONS } from '#protocol/operations/ownGames.ts';
import { PLAY_OPERATIONS } from '#protocol/operations/play.ts';
import { SOLO_OPERATIONS } from '#protocol/operations/solo.ts';
import { SYSTEM_OPERATIONS } from '#protocol/operations/system.ts';
import { merged, mergedPart } from '#protocol/merged.ts';

export const OPERATIONS = {
  ...SYSTEM_OPERATIONS,
  ...JOIN_OPERATIONS,
  ...SOLO_OPERATIONS,
  ...OWN_GAME_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...HOST_OPERATIONS,
  ...mergedPart(FEATURES satisfies Readonly<Record<string, ProtocolFeature>>, 'operations'),
  ...merged(AREAS),
} as const;

export type OperationName = keyof typeof OPERATIONS;
