// Single keys of features, while a question stands open or its verdict is read.

import type { PlayerView } from '#core/views/playerView.ts';
import type { FeatureIntent } from '#src/features/intents.ts';
import { hintKey } from '#src/features/hints/key.ts';
import { powerupKey } from '#src/features/powerups/key.ts';

export interface FeaturePress {
  /** What it writes. */
  readonly key: string;
  /** The digit of a key that was pressed with Shift, whatever that writes; null for any other. */
  readonly shiftedDigit: number | null;
}

/** What a key means; null for nothing. */
export type FeatureKey = (press: FeaturePress, view: PlayerView) => FeatureIntent | null;

const KEYS: readonly FeatureKey[] = [hintKey, powerupKey];

export function featureKey(press: FeaturePress, view: PlayerView): FeatureIntent | null {
  for (const each of KEYS) {
    const intent = each(press, view);
    if (intent) return intent;
  }
  return null;
}
