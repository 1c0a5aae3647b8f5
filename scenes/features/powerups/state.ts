// What the belt and the effects say of a view: pure, so that it can be told from it alone.

import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import { hindranceTo } from '#core/features/powerups/usable.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** Whether it can be used now, as far as this view tells; the server may still refuse it. */
export function isUsable({ player, draft }: PlayerStageView, card: CardView, now: number): boolean {
  if (card.readyAt > now || hindranceTo(player, card, now) !== null) return false;
  return POWERUPS[card.powerup].activation === 'game' ? !player.me.isOver : draft.state === 'open';
}

/** What is left of its time in whole seconds, 0 to 1; null where an answer ends it, or the game is paused. */
export function leftOf({ powerup, until }: EffectView, now: number): number | null {
  const { ends } = POWERUPS[powerup];
  return typeof ends !== 'number' || until === null
    ? null
    : Math.max(0, Math.min(1, (Math.ceil((until - now) / 1_000) * 1_000) / ends));
}
