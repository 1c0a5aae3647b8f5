// What the features of a game add to the settings of a device: switches, each with the name of its feature.

import type { FeatureId } from '#core/features/ids.ts';

/** How each of them stands at first. */
export const SWITCHES_AT_FIRST = { memes: true } as const satisfies Partial<Record<FeatureId, boolean>>;

export type FeatureSwitch = keyof typeof SWITCHES_AT_FIRST;
export type FeatureSettings = { readonly [Name in FeatureSwitch]: boolean };

export const FEATURE_SWITCHES = Object.keys(SWITCHES_AT_FIRST) as readonly FeatureSwitch[];
