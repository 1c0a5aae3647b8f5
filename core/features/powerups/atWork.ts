// What is at work on a player, as far as the player's view tells: for canvas and page alike.

import { canBeEnded, does } from '#core/features/powerups/powerup.ts';
import { FAST_MS } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { EffectView } from '#core/features/powerups/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** Whether it is at work now; what an answer ends is, as long as the view has it. */
export function isOn({ until }: Pick<EffectView, 'until'>, now: number): boolean {
  return until === null || until > now;
}

/** Whether the reader can end what is at work on the reader alone: the own ones. */
export function isEndable({ powerup, by }: EffectView): boolean {
  return by === null && canBeEnded(POWERUPS[powerup]);
}

/** What is at work on the reader, whose own stands first; what the reader has sent to everybody else is not. */
export function effectsOn({ me: { belt, playerId }, room }: PlayerView, now: number): readonly EffectView[] {
  if (!belt) return [];
  const isSent = ({ powerup, by }: EffectView): boolean =>
    by?.playerId === playerId && POWERUPS[powerup].reaches === 'others';
  return [...belt.effects, ...room.powerupEffects].filter((effect) => isOn(effect, now) && !isSent(effect));
}

/**
 * Server time in ms until which everything goes faster for the player: what is fast itself ends before its points do. null where nothing does, and
 * while the game stands still.
 */
export function fastUntil({ me, room }: PlayerView): number | null {
  if (room.state !== 'running' || me.isOver) return null;
  const ends = (me.belt?.effects ?? []).flatMap(({ powerup, at }) =>
    does(POWERUPS[powerup], 'show')?.look === 'fast' ? at + FAST_MS : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}
