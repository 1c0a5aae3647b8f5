import type { Order } from '#core/modes/mode.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/** Of modes whose players may look their answers over and change them: only where nobody has been told what was right. */
export function onceOrRevisable({ reviewAndSubmit, showAnswers }: GameOptions): Order {
  return reviewAndSubmit && showAnswers === 'never' ? 'revisable' : 'once';
}
