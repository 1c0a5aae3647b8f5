// Why a card can't be used just now, as far as this page knows; the server has the last word.

import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { type Message, message } from '#scenes/message.ts';

/** null where nothing is known against it, besides the time until it is ready. */
export function whyNot({ me, room, slide }: PlayerView, { powerup }: CardView, now: number): Message | null {
  const { activation, effects, reaches } = POWERUPS[powerup];
  if (room.state !== 'running') return message('powerups:belt.notRunning');
  const isSame = (each: EffectView) => each.powerup === powerup && (each.until === null || each.until > now);
  const own = reaches === 'self' && (me.belt?.effects ?? []).some(isSame);
  if (own || room.powerupEffects.some(isSame)) return message('powerups:belt.isOn');
  if (activation === 'game') return null;
  const question = slide?.state === 'active' && !slide.answered ? slide.question : null;
  if (!question) return message('powerups:belt.onlyOpen');
  const helps = effects.every(({ does }) => {
    if (does === 'hide') return 'options' in question && question.options.length > 2;
    return does !== 'stopClock' || slide?.deadline !== null;
  });
  return question.hasCorrectAnswer && helps ? null : message('powerups:belt.notHere');
}
