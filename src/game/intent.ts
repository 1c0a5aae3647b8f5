// What a person may want in a game.

import type { Intent } from '#scenes/index.ts';
import type { FeatureIntent } from '#src/features/intents.ts';

/** `skip`: let this one pass; `finish`: end the game early, or hand in, `stay`: not any more; `again`: play another attempt. */
export type PlayIntent = Intent | FeatureIntent | { readonly type: 'skip' | 'finish' | 'stay' | 'again' };
