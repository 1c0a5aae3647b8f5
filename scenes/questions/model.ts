// What is said of questions of any kind: what to do, and what was right.

import type { QuestionType } from '#core/questions/question.ts';
import { message, type Message } from '#scenes/message.ts';

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
