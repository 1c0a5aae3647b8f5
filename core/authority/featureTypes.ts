// Types that features add to state, commands, and events. Each feature declares its own in `FeatureTypes`
// from its folder.

import type { FeatureId, Parts } from '#core/room/feature.ts';

/** By feature id; features that only read the state have no entry. */
export interface FeatureTypes {}

type WordOf<Types, Kind extends string, Any> = Types extends { readonly [K in Kind]: infer Word extends Any }
  ? Word
  : never;

/** This feature's part of one kind; empty if it adds none. */
export type PartOf<Id extends FeatureId, Kind extends string> = Parts<
  Pick<FeatureTypes, Id & keyof FeatureTypes>,
  Kind
>;

/**
 * All features' parts of one kind, in one object: for the room, a joining player, a seat, an attempt, a
 * question, or a response.
 */
export type FeatureParts<
  Kind extends 'room' | 'joined' | 'player' | 'attempt' | 'open' | 'response' | 'opening',
> = Parts<FeatureTypes, Kind>;

/** Reasons for which features refuse commands, besides the room's own. */
export type FeatureRefusal = WordOf<FeatureTypes[keyof FeatureTypes], 'refusal', string>;

/** All commands or events that features add. */
export type FeatureWords<
  Kind extends 'playerCommand' | 'hostCommand' | 'event',
  Id extends FeatureId = FeatureId,
> = WordOf<FeatureTypes[Id & keyof FeatureTypes], Kind, { readonly type: string }>;

/** The features that others can extend. */
export type Extendable = {
  [Id in keyof FeatureTypes]: FeatureTypes[Id] extends { readonly extension: object } ? Id : never;
}[keyof FeatureTypes];
export type ExtensionOf<Id extends Extendable> = FeatureTypes[Id] extends {
  readonly extension: infer Extension;
}
  ? Extension
  : never;
