// Registry of question kinds for authors: creates empty questions and converts questions to other types.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { blankAuthoring } from '#core/questions/blank/authoring.ts';
import { comprehensionAuthoring } from '#core/questions/comprehension/authoring.ts';
import { clozeAuthoring } from '#core/questions/cloze/authoring.ts';
import { dragndropAuthoring } from '#core/questions/dragndrop/authoring.ts';
import { dropdownAuthoring } from '#core/questions/dropdown/authoring.ts';
import { classificationAuthoring } from '#core/questions/classification/authoring.ts';
import type { CorrectionChange } from '#core/questions/correction.ts';
import { dndImageAuthoring } from '#core/questions/dndImage/authoring.ts';
import { hotspotAuthoring } from '#core/questions/hotspot/authoring.ts';
import { type QuestionKinds, type QuestionType, sortOf } from '#core/questions/kinds.ts';
import { matchAuthoring } from '#core/questions/match/authoring.ts';
import { mcqAuthoring } from '#core/questions/mcq/authoring.ts';
import { msqAuthoring } from '#core/questions/msq/authoring.ts';
import { openAuthoring } from '#core/questions/open/authoring.ts';
import { reorderAuthoring } from '#core/questions/reorder/authoring.ts';
import { wordcloudAuthoring } from '#core/questions/wordcloud/authoring.ts';
import { flashcardAuthoring } from '#core/questions/flashcard/authoring.ts';
import type { AuthoredOf, Question } from '#core/questions/question.ts';
import { QUESTION_MARKS } from '#core/questions/worth.ts';

const AUTHORINGS: { readonly [T in QuestionType]: QuestionAuthoring<QuestionKinds[T]> } = {
  MCQ: mcqAuthoring,
  MSQ: msqAuthoring,
  BLANK: blankAuthoring,
  CLOZE: clozeAuthoring,
  OPEN: openAuthoring,
  REORDER: reorderAuthoring,
  MATCH: matchAuthoring,
  WORDCLOUD: wordcloudAuthoring,
  FLASHCARD: flashcardAuthoring,
  COMPREHENSION: comprehensionAuthoring,
  DRAGNDROP: dragndropAuthoring,
  DROPDOWN: dropdownAuthoring,
  CLASSIFICATION: classificationAuthoring,
  DND_IMAGE: dndImageAuthoring,
  HOTSPOT: hotspotAuthoring,
};

/** Called with the type of a question, returns an authoring that accepts that question. */
export function authoringOf<T extends QuestionType>(type: T): QuestionAuthoring<QuestionKinds[T]> {
  return AUTHORINGS[type];
}

/** True if quizzes can have questions of this type, whether or not its kind is loaded. */
export function isQuestionType(type: string): type is QuestionType {
  return Object.hasOwn(AUTHORINGS, type);
}

/** A question with nothing filled in; not playable yet. */
export function emptyQuestion<T extends QuestionType>(type: T): AuthoredOf<T> {
  return authoringOf(type).fromExchange({ format: 'markdown', text: '' }, {});
}

/**
 * Converts a question to another type. Keeps the fields that all types share, and whichever answers the other
 * type has a place for. Either question may be unfinished.
 */
export function convertQuestion(question: AuthoredQuestion, type: QuestionType): AuthoredQuestion {
  if (question.type === type) return question;
  const { base, exchange } = authoringOf(question.type).toExchange(question);
  return authoringOf(type).fromExchange(base, exchange);
}

/** True if the correction can be written into a quiz. */
export function isWritten(type: QuestionType, change: CorrectionChange): boolean {
  return authoringOf(type).rekey?.way === change.type;
}

/**
 * Returns a quiz's question with the correction that was made to it in a room, where it is `played`; null if it
 * can't be written so.
 */
export function correctedQuestion<Authored extends AuthoredQuestion>(
  question: Authored,
  played: Question,
  change: CorrectionChange,
): Authored | null {
  const { type } = question;
  if (!('answer' in change) || !isWritten(type, change)) return null;
  if (played.type !== type || change.answer.type !== type) return null;
  return (authoringOf(type).rekey?.rekeyed(question, played, change.answer) ?? null) as Authored | null;
}

/** True if answers can be graded: by what is or has yet to be marked correct, or by a person. */
export function isGraded(question: AuthoredQuestion): boolean {
  return authoringOf(question.type).isJudged(question);
}

/** The questions that a parent holds, in order; empty for any other question. */
export function childrenOf(question: AuthoredQuestion): readonly AuthoredQuestion[] {
  return authoringOf(question.type).children?.of(question) ?? [];
}

/**
 * All questions in one list, each parent followed by its children: the order in which they are asked, and
 * written to formats without nesting.
 */
export function flattenQuestions(questions: readonly AuthoredQuestion[]): readonly AuthoredQuestion[] {
  return questions.flatMap((question) => [question, ...childrenOf(question)]);
}

/**
 * Picks questions by their place in `flattenQuestions`; `pick` returns null for those to leave out. A parent
 * keeps the children that are picked, and goes with the last of them.
 */
export function pickQuestions(
  questions: readonly AuthoredQuestion[],
  pick: (question: AuthoredQuestion, place: number) => AuthoredQuestion | null,
): readonly AuthoredQuestion[] {
  let place = 0;
  return questions.flatMap((question) => {
    const own = pick(question, place++);
    const { children } = authoringOf(question.type);
    if (!children) return own ?? [];
    const kept = children.of(question).flatMap((child) => pick(child, place++) ?? []);
    if (kept.length === 0) return [];
    const parent = own ?? question;
    return authoringOf(parent.type).children?.with(parent, kept) ?? kept;
  });
}

/** Number of questions that ask for something, including children. */
export function questionCount(questions: readonly AuthoredQuestion[]): number {
  return flattenQuestions(questions).filter((question) => sortOf(question).asks).length;
}

/** The question flagged as still unmarked, if it has choices but no correct one; null otherwise. */
export function asUnmarked(question: AuthoredQuestion): AuthoredQuestion | null {
  const { toExchange, fromExchange } = authoringOf(question.type);
  const { base, exchange } = toExchange(question);
  const isUnmarked = (exchange.choices ?? []).length > 0 && !isGraded(question);
  return isUnmarked ? fromExchange(base, { ...exchange, unmarked: true }) : null;
}

/** True if the question lists any answers, correct or not; an open question lists none. */
export function hasAnswers(question: AuthoredQuestion): boolean {
  return authoringOf(question.type).hasAnswers(question);
}

/** Marks of a graded question, if they differ from the default; null otherwise. */
export function nonDefaultMarks(question: AuthoredQuestion): number | null {
  const { marks = QUESTION_MARKS.usual } = question;
  return marks !== QUESTION_MARKS.usual && isGraded(question) ? marks : null;
}
