// The registry of question kinds for authors: how questions are begun, and become questions of another kind.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { blankAuthoring } from '#core/questions/blank/authoring.ts';
import { type QuestionKinds, type QuestionType, sortOf } from '#core/questions/kinds.ts';
import { mcqAuthoring } from '#core/questions/mcq/authoring.ts';
import { msqAuthoring } from '#core/questions/msq/authoring.ts';
import { openAuthoring } from '#core/questions/open/authoring.ts';
import { reorderAuthoring } from '#core/questions/reorder/authoring.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';

const AUTHORINGS: { readonly [T in QuestionType]: QuestionAuthoring<QuestionKinds[T]> } = {
  MCQ: mcqAuthoring,
  MSQ: msqAuthoring,
  BLANK: blankAuthoring,
  OPEN: openAuthoring,
  REORDER: reorderAuthoring,
};

/** Asked by the type of a question it takes that question. */
export function authoringOf<T extends QuestionType>(type: T): QuestionAuthoring<QuestionKinds[T]> {
  return AUTHORINGS[type];
}

/** One to write: it says nothing yet, and can't be played so. */
export function emptyQuestion<T extends QuestionType>(type: T): AuthoredOf<T> {
  return authoringOf(type).take({ format: 'markdown', text: '' }, {});
}

/**
 * The question as one of another kind. All that every question carries stays, and of its answers whatever the other kind has a place for.
 * Either may be unfinished.
 */
export function convertQuestion(question: AuthoredQuestion, type: QuestionType): AuthoredQuestion {
  if (question.type === type) return question;
  const { base, exchange } = authoringOf(question.type).give(question);
  return authoringOf(type).take(base, exchange);
}

/** Whether anything in it is right, or is to be, so that answers can be judged. */
export function isJudged(question: AuthoredQuestion): boolean {
  return authoringOf(question.type).isJudged(question);
}

/** The questions that a parent holds, in their order; none of any other kind. */
export function childrenOf(question: AuthoredQuestion): readonly AuthoredQuestion[] {
  const children: AuthoredQuestion[] = [];
  authoringOf(question.type).withChildren?.(question, (child) => {
    children.push(child);
    return child;
  });
  return children;
}

/** The questions, behind each parent those that it holds: one list, as they are asked and written where nothing can hold others. */
export function flattened(questions: readonly AuthoredQuestion[]): readonly AuthoredQuestion[] {
  return questions.flatMap((question) => [question, ...childrenOf(question)]);
}

/** The number of questions that ask for something, including those that parents hold. */
export function questionCount(questions: readonly AuthoredQuestion[]): number {
  return flattened(questions).filter((question) => sortOf(question).asks).length;
}

/** The question with what is right still to be said, where there is something to choose and none of it is right; null elsewhere. */
export function toBeMarked(question: AuthoredQuestion): AuthoredQuestion | null {
  const { give, take } = authoringOf(question.type);
  const { base, exchange } = give(question);
  const isUnmarked = (exchange.choices ?? []).length > 0 && !isJudged(question);
  return isUnmarked ? take(base, { ...exchange, unmarked: true }) : null;
}

/** Whether it says anything of answers, right or wrong: an open question does not. */
export function hasAnswers(question: AuthoredQuestion): boolean {
  return authoringOf(question.type).hasAnswers(question);
}

/** The marks that it counts for where that is worth telling, because they are not the usual ones; null else. */
export function unusualMarks(question: AuthoredQuestion): number | null {
  const { marks = QUESTION_MARKS.usual } = question;
  return marks !== QUESTION_MARKS.usual && isJudged(question) ? marks : null;
}
