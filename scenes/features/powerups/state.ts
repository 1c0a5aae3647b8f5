// Pure queries of the belt and the effects on a view.

import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import { whyUnusable } from '#core/features/powerups/whyUnusable.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** True if the card can be used now as far as this view shows; the server may still refuse it. */
export function isUsable({ player, draft }: PlayerStageView, card: CardView, now: number): boolean {
  if (card.readyAt > now || whyUnusable(player, card, now) !== null) return false;
  return POWERUPS[card.powerup].activation === 'game' ? !player.me.isOver : draft.state === 'open';
}

/**
 * Share of its time left, 0 to 1, in steps of whole seconds; null if an answer ends it or the game is paused.
 */
export function leftOf({ powerup, until }: EffectView, now: number): number | null {
  const { ends } = POWERUPS[powerup];
  return typeof ends !== 'number' || until === null
    ? null
    : Math.max(0, Math.min(1, (Math.ceil((until - now) / 1_000) * 1_000) / ends));
}
