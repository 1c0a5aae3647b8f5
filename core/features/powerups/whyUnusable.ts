// Card usability, judged from a player's view. The server knows more and has the last word.

import { isEffectOn } from '#core/features/powerups/activeEffects.ts';
import { effectBy, isAimed, passesInPlay, reachesRoom } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/**
 * Returns why the card can't be used, apart from not being ready yet; null if no reason is known. onlyOpen:
 * it needs a question that can still be answered. notHere: it doesn't work on this question.
 */
export function whyUnusable(
  { me, room, slide }: PlayerView,
  { powerup }: Pick<CardView, 'powerup'>,
  now: number,
): 'notRunning' | 'isOn' | 'onlyOpen' | 'notHere' | null {
  const kind = POWERUPS[powerup];
  if (room.state !== 'running') return 'notRunning';
  const isSame = (effect: EffectView): boolean => effect.powerup === powerup && isEffectOn(effect, now);
  const own = !isAimed(kind) && (me.belt?.effects ?? []).some(isSame);
  if (own || (reachesRoom(kind) && room.powerupEffects.some(isSame))) return 'isOn';
  if (kind.activation === 'game') return null;
  const question = slide?.state === 'active' && !slide.answered ? slide.question : null;
  if (!slide || !question) return 'onlyOpen';
  const { choices, narrow } = kindOf(question.type).can;
  const left = (narrow && choices ? choices.count(question) : 0) - hiddenCount(slide);
  const isFor =
    question.hasCorrectAnswer &&
    !(passesInPlay(kind) && slide.wasPostponed) &&
    (!effectBy(kind, 'hide') || left > 2) &&
    (!effectBy(kind, 'stopClock') || (slide.deadline !== null && slide.deadline > now));
  return isFor ? null : 'notHere';
}

function hiddenCount({ powerups }: NonNullable<PlayerView['slide']>): number {
  return powerups?.hiddenOptions.length ?? 0;
}

/** True if the belt is hidden: during a verdict, unless the answer earned a card. */
export function isBeltHidden(player: PlayerView): boolean {
  return player.slide?.feedback != null && !keepsBeltVisible(player);
}

/**
 * True if the answer earned a card or a drawn one waits for a slot, so that the belt stays visible during the
 * verdict.
 */
export function keepsBeltVisible({ me: { belt } }: PlayerView): boolean {
  return belt !== null && (belt.came || (belt.offer !== null && !belt.offer.byTeacher));
}
