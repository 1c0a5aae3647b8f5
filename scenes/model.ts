// Texts that scenes share.

import type { QuestionType } from '#core/questions/question.ts';
import { message, type Message } from '#scenes/message.ts';

/** The key of which question it is, with `number` (1-based) and `total`. */
export const QUESTION_OF = 'scenes:projector.question';

export function placeOf({ index, total }: { readonly index: number; readonly total: number }): Message {
  return message(QUESTION_OF, { number: index + 1, total });
}

export const NOT_OPEN_YET = 'scenes:lobby.scheduled';
export const NO_POINTS_YET = 'scenes:projector.noScores';

// ---------------------------------------------------------------- questions of any kind

/** What to do with a question of this kind. */
export function hintOf(type: QuestionType): Message {
  return message(`scenes:question.hint.${type}`);
}

/** On the projector, where one types. */
export const TYPE_ANSWER: Message = message('scenes:projector.typeAnswer');
export const WRITE_ANSWER: Message = message('scenes:projector.writeAnswer');
export const NO_ANSWERS: Message = message('scenes:projector.noAnswers');

/** `list`: the right answers, in words. */
export function rightWords(list: string): Message {
  return message('scenes:question.accepted', { list });
}
