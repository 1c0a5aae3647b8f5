// Single keys of features, while a question stands open.

import type { PlayerView } from '#core/views/playerView.ts';
import type { FeatureIntent } from '#src/features/intents.ts';
import { hintKey } from '#src/features/hints/key.ts';

/** What a key means; null for nothing. */
export type FeatureKey = (key: string, view: PlayerView) => FeatureIntent | null;

const KEYS: readonly FeatureKey[] = [hintKey];

export function featureKey(key: string, view: PlayerView): FeatureIntent | null {
  for (const each of KEYS) {
    const intent = each(key, view);
    if (intent) return intent;
  }
  return null;
}
