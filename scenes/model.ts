// Texts that scenes share.

import { message, type Message } from '#scenes/message.ts';

/** The key of which question it is, with `number` (1-based) and `total`. */
export const QUESTION_OF = 'scenes:projector.question';

export function placeOf({ index, total }: { readonly index: number; readonly total: number }): Message {
  return message(QUESTION_OF, { number: index + 1, total });
}

export const NOT_OPEN_YET = 'scenes:lobby.scheduled';
export const NO_POINTS_YET = 'scenes:projector.noScores';
