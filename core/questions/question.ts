// The unions over all question kinds: a kind named here makes the compiler name each registry that lacks it.

import type { BlankKind } from '#core/questions/blank/question.ts';
import type { McqKind } from '#core/questions/mcq/question.ts';
import type { MsqKind } from '#core/questions/msq/question.ts';
import type { OpenKind } from '#core/questions/open/question.ts';

/** What everybody may know of each kind, by its id. Its key is a secret: see `authorityTypes.ts`. */
export interface QuestionKinds {
  readonly MCQ: McqKind;
  readonly MSQ: MsqKind;
  readonly BLANK: BlankKind;
  readonly OPEN: OpenKind;
}

export type QuestionType = keyof QuestionKinds;
export type AuthoredOf<T extends QuestionType> = QuestionKinds[T]['authored'];
export type QuestionOf<T extends QuestionType> = QuestionKinds[T]['question'];
export type AnswerOf<T extends QuestionType> = QuestionKinds[T]['answer'];
export type RevealOf<T extends QuestionType> = QuestionKinds[T]['reveal'];
export type ActOf<T extends QuestionType> = QuestionKinds[T]['act'];

/** Kinds whose questions have options, and those whose answers are typed. */
export type OptionsType = {
  [T in QuestionType]: QuestionOf<T> extends { readonly options: unknown } ? T : never;
}[QuestionType];
export type TypedType = {
  [T in QuestionType]: AnswerOf<T> extends { readonly text: string } ? T : never;
}[QuestionType];

export type Question = QuestionOf<QuestionType>;
export type Answer = AnswerOf<QuestionType>;
/** What is right, told once a player's answer is final and the options of the game allow it. */
export type Reveal = RevealOf<QuestionType>;
/** What a person does to an answer that is being made: presses an option, types. */
export type AnswerAct = ActOf<QuestionType>;

/** How the room answered one question: for the host and the projector, once the question is closed. */
export interface Distribution {
  /** Players who gave an answer. */
  readonly answered: number;
  /** Players for whom the question is over without one: its time ran out, or they skipped it. */
  readonly unanswered: number;
  readonly correct: number;
  readonly partial: number;
  /** By option id, where one chooses. */
  readonly options: Readonly<Record<string, number>>;
  /**
   * Typed answers as they were first typed, at most DISTRIBUTION_TEXTS of them: the right ones first, where the reader may know
   * which they are, then the commonest.
   */
  readonly texts: readonly { readonly text: string; readonly count: number; readonly correct: boolean }[];
}

export const DISTRIBUTION_TEXTS = 8;
