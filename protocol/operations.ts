// Table of all operations, the source of the server's routes and socket handlers, the typed client and the
// reference.

import * as AREAS from '#protocol/areas/index.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';
import * as FEATURES from '#protocol/features/operations.ts';
import { HOST_OPERATIONS } from '#protocol/operations/host.ts';
import { JOIN_OPERATIONS } from '#protocol/operations/join.ts';
import { OWN_GAME_OPERATIONS } from '#protocol/operations/ownGames.ts';
import { PLAY_OPERATIONS } from '#protocol/operations/play.ts';
import { SOLO_OPERATIONS } from '#protocol/operations/solo.ts';
import { SYSTEM_OPERATIONS } from '#protocol/operations/system.ts';
import { type Merged, type MergedPart, merged, mergedPart } from '#protocol/merged.ts';

type System = typeof SYSTEM_OPERATIONS;
type Join = typeof JOIN_OPERATIONS;
type Solo = typeof SOLO_OPERATIONS;
type OwnGames = typeof OWN_GAME_OPERATIONS;
type Play = typeof PLAY_OPERATIONS;
type Host = typeof HOST_OPERATIONS;
type OfFeatures = MergedPart<typeof FEATURES, 'operations'>;
type OfAreas = Merged<typeof AREAS>;
/** A named type, so that the compiler doesn't spell it out wherever it's used. */
type AllOperations = System & Join & Solo & OwnGames & Play & Host & OfFeatures & OfAreas;

export const OPERATIONS: AllOperations = {
  ...SYSTEM_OPERATIONS,
  ...JOIN_OPERATIONS,
  ...SOLO_OPERATIONS,
  ...OWN_GAME_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...HOST_OPERATIONS,
  ...mergedPart(FEATURES satisfies Readonly<Record<string, ProtocolFeature>>, 'operations'),
  ...merged(AREAS),
};

export type OperationName = keyof typeof OPERATIONS;
