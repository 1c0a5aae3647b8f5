// The types of questions, answers and reveals over all question kinds.

import type { QuestionKinds, QuestionType } from '#core/questions/kinds.ts';

export type { QuestionType };

export type AuthoredOf<T extends QuestionType> = QuestionKinds[T]['authored'];
export type QuestionOf<T extends QuestionType> = QuestionKinds[T]['question'];
export type AnswerOf<T extends QuestionType> = QuestionKinds[T]['answer'];
export type RevealOf<T extends QuestionType> = QuestionKinds[T]['reveal'];
export type ActOf<T extends QuestionType> = QuestionKinds[T]['act'];
export type SpreadOf<T extends QuestionType> = QuestionKinds[T]['spread'];

declare module '#core/questions/kind.ts' {
  interface AllKinds {
    readonly authored: AuthoredOf<QuestionType>;
  }
}

export type Question = QuestionOf<QuestionType>;
export type Answer = AnswerOf<QuestionType>;
/** What is right, told once a player's answer is final and the options of the game allow it. */
export type Reveal = RevealOf<QuestionType>;
/** What a person does to an answer that is being made: presses an option, types. */
export type AnswerAct = ActOf<QuestionType>;

/** How the room answered one question: for the host and the projector, once the question is closed. */
export interface Distribution<T extends QuestionType = QuestionType> {
  /** Players who gave an answer. */
  readonly answered: number;
  /** Players for whom the question is over without one: its time ran out, or they skipped it. */
  readonly unanswered: number;
  readonly correct: number;
  readonly partial: number;
  /** What was answered, in the kind's own terms. */
  readonly spread: SpreadOf<T>;
}
