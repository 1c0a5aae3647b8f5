// Feature manifests, and what clients derive from them: feature ids, and the reader's row and place on the
// leaderboard.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { AnyManifest, FeatureManifest, GroupPlace } from '#core/features/manifest.ts';
import * as REGISTRY from '#core/features/registry.ts';
// Importing them brings in the types that features declare.
import '#core/features/registry.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { OwnState, Summary } from '#core/views/playerView.ts';

export const FEATURES: { readonly [Id in FeatureId]: FeatureManifest<Id> } = REGISTRY;

export const FEATURE_IDS = Object.keys(FEATURES) as readonly FeatureId[];

const ALL: readonly AnyManifest[] = FEATURE_IDS.map((id) => FEATURES[id]);

/** Returns the id of the reader's own leaderboard row. */
export function ownRowId(me: OwnState): string {
  return firstAnswer(ALL, ({ placing }) => placing?.rowId(me)) ?? me.playerId;
}

/**
 * Returns the place of the player's group when groups are ranked; null when players are ranked themselves.
 */
export function groupPlace(summary: Summary | null): ReturnType<GroupPlace['place']> {
  return summary && firstAnswer(ALL, ({ placing }) => placing?.place(summary));
}
