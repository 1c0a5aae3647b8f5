// The key that asks for a hint.

import type { PlayerView } from '#core/views/playerView.ts';
import { offersHint } from '#scenes/features/hints/model.ts';
import type { FeaturePress } from '#src/game/playerFeature.ts';
import type { HintIntent } from '#src/features/hints/intents.ts';

/** No letter, since those choose options. */
export const HINT_KEY = '?';

export function hintKey({ key }: FeaturePress, { slide }: PlayerView): HintIntent | null {
  return key === HINT_KEY && offersHint(slide) ? { type: 'hint' } : null;
}
