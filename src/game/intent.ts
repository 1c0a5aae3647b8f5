// What a person may want in a game.

import type { Intent } from '#scenes/index.ts';

/** What a player can want of the features of a game: each of them declares its own here, by its id. */
export interface FeatureIntents {}

export type FeatureIntent = FeatureIntents[keyof FeatureIntents];

type ByType = { readonly [Each in FeatureIntent as Each['type']]: Each };

/** What each of them does. */
export type IntentHandlers = { readonly [Type in keyof ByType]: (intent: ByType[Type]) => void };

/** `skip`: let this one pass; `finish`: end the game early, or hand in, `stay`: not any more; `again`: play another attempt. */
export type PlayIntent = Intent | FeatureIntent | { readonly type: 'skip' | 'finish' | 'stay' | 'again' };
