// The keys that open the cards of the belt.

import { isAway } from '#core/features/powerups/usable.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { FeaturePress } from '#src/game/playerFeature.ts';
import type { PowerupIntent } from '#src/features/powerups/intents.ts';

/** What is told of the key of a place. */
export const cardKey = (slot: number): string => `Shift+${slot + 1}`;

/** None while the belt is put away. */
export function cardOfKey(
  { shiftedDigit }: FeaturePress,
  view: PlayerView,
): Extract<PowerupIntent, { type: 'openCard' }> | null {
  if (shiftedDigit === null || isAway(view)) return null;
  const slot = shiftedDigit - 1;
  return view.me.belt?.slots[slot] ? { type: 'openCard', slot } : null;
}
