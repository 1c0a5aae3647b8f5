// The keys that open the cards of the belt.

import { kindOf } from '#core/questions/kinds.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PowerupIntent } from '#src/features/powerups/intents.ts';

/** What is told of the key of a place. */
export const cardKey = (slot: number): string => `Shift+${slot + 1}`;

/** A digit where no option takes it; and what the same key writes besides, on most keyboards with Shift. */
export function cardOfKey(
  key: string,
  { me, slide }: PlayerView,
  code: string,
): Extract<PowerupIntent, { type: 'openCard' }> | null {
  const isDigit = /^\d$/.test(key);
  const slot = Number(isDigit ? key : code.replace(/^Digit/, '')) - 1;
  if (!me.belt?.slots[slot]) return null;
  const question = slide?.question;
  const isOption = isDigit && question && kindOf(question.type).actOfKey(question, key) !== null;
  return isOption ? null : { type: 'openCard', slot };
}
