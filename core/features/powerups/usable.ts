// Whether a card can be reached and used now, as far as a player's view tells: the server, which knows more, has the last word.

import { isOn } from '#core/features/powerups/atWork.ts';
import { does, reachesRoom } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { PlayerView } from '#core/views/playerView.ts';

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
  const left = (kindOf(question.type).can.narrow?.choices(question) ?? 0) - hiddenCount(slide);
  const isFor =
    question.hasCorrectAnswer &&
    (!does(kind, 'hide') || left > 2) &&
    (!does(kind, 'stopClock') || (slide.deadline !== null && slide.deadline > now));
  return isFor ? null : 'notHere';
}

function hiddenCount({ powerups }: NonNullable<PlayerView['slide']>): number {
  return powerups?.hiddenOptions.length ?? 0;
}

/** Whether the belt is put away: in the verdict, unless a card has come with it. */
export function isAway(player: PlayerView): boolean {
  return player.slide?.feedback != null && !hasNews(player);
}

/** Whether a card has come with an answer, or a drawn one waits for a place: then the belt stays in sight of the verdict. */
export function hasNews({ me: { belt } }: PlayerView): boolean {
  return belt !== null && (belt.came || (belt.offer !== null && !belt.offer.byTeacher));
}
