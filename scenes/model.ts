// Texts shared by several scenes.

import type { QuestionType } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { message, type Message } from '#scenes/message.ts';

/** Key of "question N of M"; takes `number` (1-based) and `total`. */
export const QUESTION_OF = 'scenes:projector.question';

/** For a question of a passage, its place there. */
export function placeOf({
  index,
  total,
  parent,
}: Pick<ProjectorSlide, 'index' | 'total' | 'parent'>): Message {
  if (parent) {
    const { title, ...values } = parent;
    return message('scenes:projector.questionOf', { title: title.text, ...values });
  }
  return message(QUESTION_OF, { number: index + 1, total });
}

/** By its clock or by the teacher. */
export const QUESTION_CLOSED: Message = message('scenes:question.closed');

export const NOT_OPEN_YET = 'scenes:lobby.scheduled';
export const NO_POINTS_YET = 'scenes:projector.noScores';

// ---------------------------------------------------------------- the end of a game

/** The game doesn't show results yet. */
export const RESULTS_WITHHELD: Message = message('scenes:over.later');
/** The projector is about to show the places. */
export const LOOK_UP: Message = message('scenes:over.lookUp');

// ---------------------------------------------------------------- questions of any kind

/** Says how to answer a question of this kind. */
export function hintOf(type: QuestionType): Message {
  return message(`scenes:question.hint.${type}`);
}

/** Projector hints for questions with typed answers. */
export const TYPE_ANSWER: Message = message('scenes:projector.typeAnswer');
export const WRITE_ANSWER: Message = message('scenes:projector.writeAnswer');
/** Stands for a picture until it has loaded. */
export const NO_ANSWERS: Message = message('scenes:projector.noAnswers');

/** True if the correct answer says nothing that the player's own, which was correct, didn't say. */
export function isRepeat(own: string | null, right: string): boolean {
  return own?.toLowerCase() === right.toLowerCase();
}

/** `list`: the correct answers, as one text. */
export function correctAnswerMessage(list: string): Message {
  return message('scenes:question.accepted', { list });
}
