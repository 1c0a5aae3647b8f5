// The types that features add to state, commands and events: each feature declares its own in `FeatureTypes` from its folder.

import type { FeatureId, Parts } from '#core/room/feature.ts';

/** By the id of the feature; those that only read the state have no line. */
export interface FeatureTypes {}

type WordOf<Types, Kind extends string, Any> = Types extends { readonly [K in Kind]: infer Word extends Any }
  ? Word
  : never;

/** The part of one kind that this feature adds; empty where it adds none. */
export type PartOf<Id extends FeatureId, Kind extends string> = Parts<
  Pick<FeatureTypes, Id & keyof FeatureTypes>,
  Kind
>;

/** All that features add of one kind, in one object: to the room, to a player who joins, to a player's seat, to an attempt of it, to a question or a response. */
export type FeatureParts<
  Kind extends 'room' | 'joined' | 'player' | 'attempt' | 'open' | 'response' | 'opening',
> = Parts<FeatureTypes, Kind>;

/** Why features refuse what is asked of the room, besides the room's own reasons. */
export type FeatureRefusal = WordOf<FeatureTypes[keyof FeatureTypes], 'refusal', string>;

/** All commands, or events, that features bring. */
export type FeatureWords<
  Kind extends 'playerCommand' | 'hostCommand' | 'event',
  Id extends FeatureId = FeatureId,
> = WordOf<FeatureTypes[Id & keyof FeatureTypes], Kind, { readonly type: string }>;

/** The features that others can extend, and what they take from them. */
export type Extendable = {
  [Id in keyof FeatureTypes]: FeatureTypes[Id] extends { readonly extension: object } ? Id : never;
}[keyof FeatureTypes];
export type ExtensionOf<Id extends Extendable> = FeatureTypes[Id] extends {
  readonly extension: infer Extension;
}
  ? Extension
  : never;
