// What the belt and the effects say of a view: pure, so that it can be told from it alone.

import { does } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** Whether it can be used now, as far as this view tells; the server may still refuse it. */
export function isUsable({ player, draft }: PlayerStageView, card: CardView, now: number): boolean {
  const { room, slide, me } = player;
  if (card.readyAt > now || room.state !== 'running') return false;
  const kind = POWERUPS[card.powerup];
  const { activation, ends, reaches } = kind;
  const isSame = (effect: EffectView) => effect.powerup === card.powerup && isOn(effect, now);
  if (reaches === 'self' && ends !== 'immediate' && (me.belt?.effects ?? []).some(isSame)) return false;
  if (room.powerupEffects.some(isSame)) return false;
  if (activation === 'game') return !me.isOver;
  if (slide?.state !== 'active' || slide.answered || draft.state !== 'open') return false;
  const { question } = slide;
  if (!question?.hasCorrectAnswer) return false;
  if (does(kind, 'hide')) {
    const all = 'options' in question ? question.options.length : 0;
    return all - (slide.powerups?.hiddenOptions.length ?? 0) > 2;
  }
  return !does(kind, 'stopClock') || slide.deadline !== null;
}

/** What is at work on the reader: what is the reader's own first, then what is on everybody. */
export function effectsIn({ me, room }: PlayerStageView['player']): readonly EffectView[] {
  return [...(me.belt?.effects ?? []), ...(me.belt ? room.powerupEffects : [])];
}

/** Whether an effect on everybody else spares the reader, who has sent it. */
export function isOwnSending({ me }: PlayerStageView['player'], { id, powerup }: EffectView): boolean {
  return (
    POWERUPS[powerup].reaches === 'others' && (me.belt?.news ?? []).some((news) => news.id === id && news.own)
  );
}

/** Whether it is at work now; what an answer ends is, as long as the view has it. */
export const isOn = ({ until }: EffectView, now: number): boolean => until === null || until > now;

/** What is left of its time in whole seconds, 0 to 1; null where an answer ends it, or the game is paused. */
export function leftOf({ powerup, until }: EffectView, now: number): number | null {
  const { ends } = POWERUPS[powerup];
  return typeof ends !== 'number' || until === null
    ? null
    : Math.max(0, Math.min(1, (Math.ceil((until - now) / 1_000) * 1_000) / ends));
}
