// Contract of a feature's public manifest, the `index.ts` of its folder.

import type { FeatureId, Features, Filled } from '#core/room/feature.ts';
import type { Options } from '#core/room/option.ts';
import type { OwnState, Summary } from '#core/views/playerView.ts';

/** A manifest without its feature-specific types, for lists of all features. */
export interface AnyManifest {
  readonly options?: object;
  readonly placing?: GroupPlace;
}

export type FeatureManifest<Id extends FeatureId> = AnyManifest &
  Filled<'options', Options<Features[Id] extends { readonly options: infer Values } ? Values : unknown>>;

/** Functions that screens need when a feature ranks something other than players, such as teams. */
export interface GroupPlace {
  /** Id of the reader's own row; null if it is the player's. */
  rowId(me: OwnState): string | null;
  /** Final place of that row, with the number of rows; null if the player is ranked. */
  place(summary: Summary): { readonly rank: number; readonly score: number; readonly count: number } | null;
}
