// Single keys of features, while a question stands open.

import type { PlayerView } from '#core/views/playerView.ts';
import type { FeatureIntent } from '#src/features/intents.ts';
import { hintKey } from '#src/features/hints/key.ts';
import { powerupKey } from '#src/features/powerups/key.ts';

/** What a key means; null for nothing. `code`: which one of the keyboard it is, whatever is written on it. */
export type FeatureKey = (key: string, view: PlayerView, code: string) => FeatureIntent | null;

const KEYS: readonly FeatureKey[] = [hintKey, powerupKey];

export function featureKey(key: string, view: PlayerView, code: string): FeatureIntent | null {
  for (const each of KEYS) {
    const intent = each(key, view, code);
    if (intent) return intent;
  }
  return null;
}
