// Whether a card can be used now, as far as a player's view tells: the server, which knows more, has the last word.

import { canBeEnded, does, reachesRoom } from '#core/features/powerups/powerup.ts';
import { FAST_MS } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** Whether it is at work now; what an answer ends is, as long as the view has it. */
export function isOn({ until }: Pick<EffectView, 'until'>, now: number): boolean {
  return until === null || until > now;
}

/** Whether the reader can end what is at work on the reader alone: the own ones. */
export function isEndable({ powerup, by, byTeacher }: EffectView): boolean {
  return by === null && !byTeacher && canBeEnded(POWERUPS[powerup]);
}

/** What is at work on the reader, whose own stands first; what the reader has sent to everybody else is not. */
export function effectsOn({ me: { belt }, room }: PlayerView, now: number): readonly EffectView[] {
  if (!belt) return [];
  const sent = new Set(
    belt.news.flatMap(({ id, powerup, own }) => (own && POWERUPS[powerup].reaches === 'others' ? id : [])),
  );
  return [...belt.effects, ...room.powerupEffects].filter(
    (effect) => isOn(effect, now) && !sent.has(effect.id),
  );
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

/**
 * What stands against using it, besides the time until it is ready; null where nothing is known. onlyOpen: it is for a question that can still
 * be answered. notHere: not for this one.
 */
export function hindranceTo(
  { me, room, slide }: PlayerView,
  { powerup }: Pick<CardView, 'powerup'>,
  now: number,
): 'notRunning' | 'isOn' | 'onlyOpen' | 'notHere' | null {
  const kind = POWERUPS[powerup];
  if (room.state !== 'running') return 'notRunning';
  const isSame = (effect: EffectView): boolean => effect.powerup === powerup && isOn(effect, now);
  const own = kind.reaches === 'self' && (me.belt?.effects ?? []).some(isSame);
  if (own || (reachesRoom(kind) && room.powerupEffects.some(isSame))) return 'isOn';
  if (kind.activation === 'game') return null;
  const question = slide?.state === 'active' && !slide.answered ? slide.question : null;
  if (!slide || !question) return 'onlyOpen';
  const left = 'options' in question ? question.options.length - hiddenCount(slide) : 0;
  const isFor =
    question.hasCorrectAnswer &&
    (!does(kind, 'hide') || left > 2) &&
    (!does(kind, 'stopClock') || slide.deadline !== null);
  return isFor ? null : 'notHere';
}

function hiddenCount({ powerups }: NonNullable<PlayerView['slide']>): number {
  return powerups?.hiddenOptions.length ?? 0;
}

/** Whether the belt is put away: in the verdict, unless a card has come with it. */
export function isAway(player: PlayerView): boolean {
  return player.slide?.feedback != null && !hasNews(player);
}

/** Whether a card has come with the answer, or waits for a place: then the belt stays in sight of the verdict. */
export function hasNews({ me }: PlayerView): boolean {
  return me.belt !== null && (me.belt.came || me.belt.offer !== null);
}
