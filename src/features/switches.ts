// What the features of a game add to the settings of a device: switches, each with the name of its feature.

import type { FeatureId } from '#core/room/feature.ts';

/** In the order in which they stand there. */
export const FEATURE_SWITCHES = ['memes'] as const satisfies readonly FeatureId[];

export type FeatureSwitch = (typeof FEATURE_SWITCHES)[number];
export type FeatureSettings = { readonly [Name in FeatureSwitch]: boolean };

export const SWITCHES_AT_FIRST: FeatureSettings = { memes: true };
