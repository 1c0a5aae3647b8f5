// What the belt and the effects say of a view: pure, so that it can be told from it alone.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Powerup } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { CardView, EffectView } from '#core/features/powerups/views.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

type Does = Powerup['effects'][number]['does'];

export const does = (powerup: PowerupId, what: Does): boolean =>
  POWERUPS[powerup].effects.some((effect) => effect.does === what);

/** Whether it can be used now, as far as this view tells; the server may still refuse it. */
export function isUsable({ player, draft }: PlayerStageView, card: CardView, now: number): boolean {
  const { room, slide, me } = player;
  if (card.readyAt > now || room.state !== 'running') return false;
  const { activation, ends } = POWERUPS[card.powerup];
  const isOn = effectsIn(player).some(({ powerup, by }) => powerup === card.powerup && by === null);
  if (isOn && ends !== 'immediate') return false;
  if (activation === 'game') return !me.isOver;
  if (slide?.state !== 'active' || slide.answered || draft.state !== 'open') return false;
  const { question } = slide;
  if (!question?.hasCorrectAnswer) return false;
  if (does(card.powerup, 'hide')) {
    const all = 'options' in question ? question.options.length : 0;
    return all - (slide.powerups?.hiddenOptions.length ?? 0) > 2;
  }
  return !does(card.powerup, 'stopClock') || slide.deadline !== null;
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

/** What is left of its time, 0 to 1; null where an answer ends it, or the game is paused. */
export function leftOf({ powerup, until }: EffectView, now: number): number | null {
  const { ends } = POWERUPS[powerup];
  return typeof ends !== 'number' || until === null ? null : Math.max(0, Math.min(1, (until - now) / ends));
}
