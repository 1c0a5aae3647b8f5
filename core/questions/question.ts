// Types of questions, answers and reveals across all question kinds.

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
/** The correct answer; sent once a player's answer is final and the game's options allow it. */
export type Reveal = RevealOf<QuestionType>;
/** A player's action on a draft: pressing an option, typing. */
export type AnswerAct = ActOf<QuestionType>;

/** The room's answers to one question, for the host and the projector once the question is closed. */
export interface Distribution<T extends QuestionType = QuestionType> {
  /** Players who gave an answer. */
  readonly answered: number;
  /** Players for whom the question ended without an answer: their time ran out, or they skipped it. */
  readonly unanswered: number;
  readonly correct: number;
  readonly partial: number;
  /** The answers, in the kind's own form. */
  readonly spread: SpreadOf<T>;
}
