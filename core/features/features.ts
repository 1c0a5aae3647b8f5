// The list of features and what clients derive from it: ids, and whose place on the leaderboard is the reader's.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { AnyManifest, FeatureManifest, Placing } from '#core/features/manifest.ts';
import * as REGISTRY from '#core/features/registry.ts';
// The types that features add come with them.
import '#core/features/registry.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { OwnState, Summary } from '#core/views/playerView.ts';

export const FEATURES: { readonly [Id in FeatureId]: FeatureManifest<Id> } = REGISTRY;

export const FEATURE_IDS = Object.keys(FEATURES) as readonly FeatureId[];

const ALL: readonly AnyManifest[] = FEATURE_IDS.map((id) => FEATURES[id]);

/** The id of the row that is the reader's own. */
export function ownRowId(me: OwnState): string {
  return firstAnswer(ALL, ({ placing }) => placing?.rowId(me)) ?? me.playerId;
}

/** The place of those in whose name the player is ranked; null where each player is. */
export function sharedPlace(summary: Summary | null): ReturnType<Placing['place']> {
  return summary && firstAnswer(ALL, ({ placing }) => placing?.place(summary));
}
