// The extra life: a heart in the bar, and the offer to use it.

import { EXTRA_LIFE } from '#core/features/extraLife/extraLife.ts';
import type { Offer, ScenePart } from '#scenes/parts/scenePart.ts';
import { message, type Message } from '#scenes/message.ts';

export const LIFE_OFFER: Message = message('scenes:life.offer', undefined, 'play:life.offer');

/** The choices: use it, or keep it. */
export const LIFE_BUTTONS = [
  { id: 'life', words: message('scenes:life.use'), intent: { type: 'life', use: true }, quiet: false },
  { id: 'keep', words: message('scenes:life.keep'), intent: { type: 'life', use: false }, quiet: true },
] as const satisfies Offer['buttons'];

export const extraLifePart: ScenePart = {
  sign: ({ extraLife: state }) => (state === 'available' ? 'heart' : null),
  offer: ({ lifeOffer }) =>
    lifeOffer && {
      mark: 'heart',
      ask: LIFE_OFFER,
      buttons: LIFE_BUTTONS,
      until: lifeOffer.until,
      durationMs: EXTRA_LIFE.offerMs,
    },
};
