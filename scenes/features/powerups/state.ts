// Pure queries of the belt and the effects on a view.

import { msLeft } from '#core/features/powerups/activeEffects.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import { whyUnusable } from '#core/features/powerups/whyUnusable.ts';
import { secondsLeft } from '#scenes/kit/seconds.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** True if the card can be used now as far as this view shows; the server may still refuse it. */
export function isUsable({ player, draft }: PlayerStageView, card: CardView, now: number): boolean {
  if (card.readyAt > now || whyUnusable(player, card, now) !== null) return false;
  return POWERUPS[card.powerup].activation === 'game' ? !player.me.isOver : draft.state === 'open';
}

/** Whole seconds left of its time, at least 1; null if an answer ends it. */
export function secondsOf(
  effect: Pick<EffectView, 'until' | 'left'>,
  { player: { room } }: PlayerStageView,
  now: number,
): number | null {
  const ms = msLeft(effect, room, now);
  return ms === null ? null : secondsLeft(ms, 0);
}

/** Share of its time left, 0 to 1, in steps of whole seconds; null if an answer ends it. */
export function shareLeft(effect: EffectView, view: PlayerStageView, now: number): number | null {
  const { ends } = POWERUPS[effect.powerup];
  const seconds = secondsOf(effect, view, now);
  return typeof ends !== 'number' || seconds === null ? null : Math.min(1, (seconds * 1_000) / ends);
}
