// How questions of each kind are begun, and become questions of another kind: the compiler names what a new one lacks.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { NO_ANSWERS, type QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { blankAuthoring } from '#core/questions/blank/authoring.ts';
import { mcqAuthoring } from '#core/questions/mcq/authoring.ts';
import { msqAuthoring } from '#core/questions/msq/authoring.ts';
import { openAuthoring } from '#core/questions/open/authoring.ts';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';

const AUTHORINGS: { readonly [T in QuestionType]: QuestionAuthoring<T> } = {
  MCQ: mcqAuthoring,
  MSQ: msqAuthoring,
  BLANK: blankAuthoring,
  OPEN: openAuthoring,
};

/** All types of questions that there are, in the order in which an author is offered them. */
export const QUESTION_TYPES = Object.keys(AUTHORINGS) as readonly QuestionType[];

/** Asked by the type of a question it takes that question. */
export function authoringOf<T extends QuestionType>(type: T): QuestionAuthoring<T> {
  return AUTHORINGS[type];
}

/** One to write: it says nothing yet, and can't be played so. */
export function emptyQuestion<T extends QuestionType>(type: T): AuthoredOf<T> {
  return authoringOf(type).made({ format: 'markdown', text: '' }, NO_ANSWERS);
}

/**
 * The question as one of another kind. All that every question carries stays, and of its answers whatever the other kind has a place for.
 * Either may be unfinished.
 */
export function convertQuestion(question: AuthoredQuestion, type: QuestionType): AuthoredQuestion {
  if (question.type === type) return question;
  const { base, answers } = authoringOf(question.type).parted(question);
  return authoringOf(type).made(base, answers);
}

/** Whether anything in it is right, or is to be, so that answers can be judged. */
export function isJudged(question: AuthoredQuestion): boolean {
  const { options, accepted, unmarked } = authoringOf(question.type).parted(question).answers;
  return unmarked === true || accepted.length > 0 || options.some(({ correct }) => correct === true);
}

/** Whether it says anything of answers, right or wrong: an open question does not. */
export function hasAnswers(question: AuthoredQuestion): boolean {
  const { options, accepted } = authoringOf(question.type).parted(question).answers;
  return options.length > 0 || accepted.length > 0;
}

/** The marks that it counts for where that is worth telling, because they are not the usual ones; null else. */
export function unusualMarks(question: AuthoredQuestion): number | null {
  const { marks = QUESTION_MARKS.usual } = question;
  return marks !== QUESTION_MARKS.usual && isJudged(question) ? marks : null;
}

/** What a question that is played keeps of them. */
export function worthFrom(question: AuthoredQuestion): Pick<QuestionBase, 'worth'> {
  const worth = unusualMarks(question);
  return worth === null ? {} : { worth };
}
