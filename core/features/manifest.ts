// The contract of a feature's public manifest, the `index.ts` of its folder.

import type { FeatureId, Features, Filled } from '#core/room/feature.ts';
import type { Options } from '#core/room/option.ts';
import type { OwnState, Summary } from '#core/views/playerView.ts';

/** A feature as lists of all take it. */
export interface AnyManifest {
  readonly options?: object;
  readonly placing?: Placing;
}

export type FeatureManifest<Id extends FeatureId> = AnyManifest &
  Filled<'options', Options<Features[Id] extends { readonly options: infer Values } ? Values : unknown>>;

/** As whom a player is ranked, where a feature ranks others in the players' place: what a screen needs for it. */
export interface Placing {
  /** The id of the row that is the reader's own; null where it is the player's. */
  rowId(me: OwnState): string | null;
  /** The place of that row at the end, and how many rows there are; null where it is the player's. */
  place(summary: Summary): { readonly rank: number; readonly score: number; readonly count: number } | null;
}
