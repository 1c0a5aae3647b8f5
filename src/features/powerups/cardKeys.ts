// Keyboard shortcuts of the belt's cards.

import { isBeltHidden } from '#core/features/powerups/whyUnusable.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { FeaturePress } from '#src/game/playerFeature.ts';
import type { PowerupIntent } from '#src/features/powerups/intents.ts';

/** Shortcut as announced to assistive technology. */
export const cardKey = (slot: number): string => `Shift+${slot + 1}`;

/** Returns null while the belt is hidden. */
export function cardOfKey(
  { shiftedDigit }: FeaturePress,
  view: PlayerView,
): Extract<PowerupIntent, { type: 'openCard' }> | null {
  if (shiftedDigit === null || isBeltHidden(view)) return null;
  const slot = shiftedDigit - 1;
  return view.me.belt?.slots[slot] ? { type: 'openCard', slot } : null;
}
