// The unions over all question types: adding a type here makes the compiler name each place that lacks it.

import type { BlankAnswer, BlankQuestion, BlankReveal } from '#core/questions/blank/question.ts';
import type { McqAnswer, McqQuestion, McqReveal } from '#core/questions/mcq/question.ts';
import type { MsqAnswer, MsqQuestion, MsqReveal } from '#core/questions/msq/question.ts';
import type { OpenAnswer, OpenQuestion, OpenReveal } from '#core/questions/open/question.ts';

export type Question = McqQuestion | MsqQuestion | BlankQuestion | OpenQuestion;
export type Answer = McqAnswer | MsqAnswer | BlankAnswer | OpenAnswer;
/** What is right, told once a player's answer is final and the options of the game allow it. */
export type Reveal = McqReveal | MsqReveal | BlankReveal | OpenReveal;
export type QuestionType = Question['type'];

/** How the room answered one question: for the host and the projector, once the question is closed. */
export interface Distribution {
  /** Players who gave an answer. */
  readonly answered: number;
  /** Players for whom the question is over without one: its time ran out, or they skipped it. */
  readonly unanswered: number;
  readonly correct: number;
  readonly partial: number;
  /** By option id, for MCQ and MSQ. */
  readonly options: Readonly<Record<string, number>>;
  /**
   * Typed answers as they were first typed, at most DISTRIBUTION_TEXTS of them: the right ones first, where the reader may know
   * which they are, then the commonest.
   */
  readonly texts: readonly { readonly text: string; readonly count: number; readonly correct: boolean }[];
}

export const DISTRIBUTION_TEXTS = 8;
