import type { Order } from '#core/modes/mode.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

/**
 * Order of modes with a review, in which players may look over and change their answers: only if no one has
 * been shown what was right.
 */
export function onceOrReview({ reviewAndSubmit, showAnswers }: GameOptions): Order {
  return reviewAndSubmit && showAnswers === 'never' ? 'revisable' : 'once';
}
