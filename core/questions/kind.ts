// The part of a question kind that everybody may know: how an answer is made, and what it says in words.

import type {
  ActOf,
  Answer,
  AnswerAct,
  AnswerOf,
  QuestionOf,
  QuestionType,
  RevealOf,
} from '#core/questions/question.ts';

/** What an act makes of an answer. */
export interface Acted<A extends Answer> {
  /** null: there is nothing of an answer any more. */
  readonly answer: A | null;
  /** Whether the answer is given with it; else it stands there and can be changed. */
  readonly given: boolean;
}

export interface QuestionKind<T extends QuestionType> {
  /** Its own acts. */
  readonly acts: readonly ActOf<T>['type'][];
  /** Whether an answer is sent with a button of its own; else an act gives it. */
  readonly submits: boolean;
  /** Whether its acts say what a field holds, of which no letter may get lost; else they are presses. */
  readonly typed: boolean;
  /** Whether an answer may name several things at once, which people have to be told. */
  readonly several: boolean;
  /** How many of them it names so far; null where it is about one. */
  chosen(draft: AnswerOf<T> | null): number | null;
  /** `draft` is the answer as it stands there, which may be half made; null where the act means nothing here. */
  acted(question: QuestionOf<T>, draft: AnswerOf<T> | null, act: AnswerAct): Acted<AnswerOf<T>> | null;
  /** What a single key does to the answer; null where it means nothing. */
  actOfKey(question: QuestionOf<T>, key: string): ActOf<T> | null;
  /** What would be sent of a draft; null while there is nothing to send. */
  finished(draft: AnswerOf<T>): AnswerOf<T> | null;
  /** A draft that was kept as JSON, as far as it is sound and fits the question; null: nothing of it. */
  restored(question: QuestionOf<T>, kept: unknown): AnswerOf<T> | null;
  /** What was answered in words; null where it says nothing. */
  answerWords(question: QuestionOf<T>, answer: AnswerOf<T>): string | null;
  /** What is right in words; null where nothing is. */
  rightWords(question: QuestionOf<T>, reveal: RevealOf<T>): string | null;
  /** All answers that there are in words, in the question's order; none where they are free or too many. */
  possibleWords(question: QuestionOf<T>): readonly string[];
}
