// Active power-up effects on a player, as far as the player's view shows them; shared by canvas and page.

import { canBeEnded, effectBy } from '#core/features/powerups/powerup.ts';
import { SLOW_MS } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { EffectView } from '#core/features/powerups/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/**
 * True if the effect is active. One that ends with an answer, or whose time stands still, is active as long as
 * it's in the view.
 */
export function isEffectOn({ until }: Pick<EffectView, 'until'>, now: number): boolean {
  return until === null || until > now;
}

/** True if this player can end the effect, which must be one of their own. */
export function isEndable({ powerup, by }: EffectView): boolean {
  return by === null && canBeEnded(POWERUPS[powerup]);
}

/** Returns the effects on this player, own ones first, without those the player sent to everyone else. */
export function activeEffects(
  { me: { belt, playerId }, room }: PlayerView,
  now: number,
): readonly EffectView[] {
  if (!belt) return [];
  const isSent = ({ powerup, by }: EffectView): boolean =>
    by?.playerId === playerId && POWERUPS[powerup].reaches === 'others';
  return [...belt.effects, ...room.powerupEffects].filter(
    (effect) => isEffectOn(effect, now) && !isSent(effect),
  );
}

/**
 * Returns the milliseconds left of an effect with a time; null if an answer ends it. No time passes during the
 * 3-2-1 after a pause.
 */
export function msLeft(
  { until, left }: Pick<EffectView, 'until' | 'left'>,
  { countdownEndsAt }: Pick<PlayerView['room'], 'countdownEndsAt'>,
  now: number,
): number | null {
  return until === null ? left : Math.max(0, until - Math.max(now, countdownEndsAt ?? now));
}

/**
 * Returns the server time in ms until which the player's motion and music run fast; the extra points last
 * longer. null if nothing runs fast, no question is open, or the game isn't running.
 */
export function fastUntil({ me, room }: PlayerView): number | null {
  if (room.state !== 'running' || me.isOver) return null;
  const ends = (me.belt?.effects ?? []).flatMap(({ powerup, until }) =>
    until !== null && effectBy(POWERUPS[powerup], 'show')?.look === 'fast' ? until - SLOW_MS : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}
