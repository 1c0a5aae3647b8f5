// Authoring contract of a question kind: how it converts to and from other kinds, and how it looks outside a
// game.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { AuthoredChild, KindTypes } from '#core/questions/kind.ts';
import type { TypedRules } from '#core/questions/typed/numbers.ts';
import type { AuthoredBase, AuthoredOption, QuestionBase } from '#core/questions/questionBase.ts';

/** The common ground for converting between kinds. Each kind fills in and reads the fields it knows. */
export interface Exchange {
  /** Items to choose from, sort or place; correct ones are marked where that makes sense. */
  readonly choices?: readonly AuthoredOption[];
  /** Correct spellings, the best one first. */
  readonly accepted?: readonly string[];
  /** How typed answers are compared with these. */
  readonly rules?: TypedRules;
  /** Gaps in the text, whose blanks have the same order, with the correct words of each. */
  readonly gaps?: readonly { readonly accepted: readonly string[] }[];
  /** The author has yet to mark what is correct. */
  readonly unmarked?: true;
  /** What only a parent has. */
  readonly held?: HeldPassage;
}

/** Contents of a question besides its own text, kept so that choosing another kind for a moment loses nothing. */
export interface HeldPassage {
  readonly passage: string;
  readonly questions: readonly AuthoredChild[];
  readonly display?: 'visible' | 'collapsed' | 'hidden';
  readonly jumble?: true;
}

/** Field of a kind's own texts: `answers` unless it may be as long as a passage. */
export type OwnField = 'answers' | 'passage';

/** Lets a correction that a host makes in a game be written into the quiz. */
export interface AuthoredRekeying<K extends KindTypes> {
  /** key: an answer can become the only correct one. accept: one more answer can. */
  readonly way: 'key' | 'accept';
  /** `played`: the same question in a room. Null if the question can't take the answer. */
  rekeyed(question: K['authored'], played: K['question'], answer: K['answer']): K['authored'] | null;
}

/** The questions that a parent holds, in order. They are never parents themselves. */
export interface ChildrenOf<Authored> {
  of(question: Authored): readonly AuthoredChild[];
  with(question: Authored, children: readonly AuthoredChild[]): Authored;
  /** True if they are asked in a random order. */
  areJumbled(question: Authored): boolean;
}

export interface QuestionAuthoring<K extends KindTypes> {
  /** `base` is everything that isn't specific to this kind. */
  toExchange(question: K['authored']): { readonly base: AuthoredBase; readonly exchange: Exchange };
  /** Keeps everything in `base`. */
  fromExchange(base: AuthoredBase, exchange: Exchange): K['authored'];
  /** True if answers can be graded: by what is or has yet to be marked correct, or by a person. */
  isJudged(question: K['authored']): boolean;
  /** True if the question lists any answers, correct or not. */
  hasAnswers(question: K['authored']): boolean;
  readonly rekey?: AuthoredRekeying<K>;
  /** Maps the kind's own formattable texts; absent if it only has those that every question has. */
  mapped?(question: K['authored'], map: (text: string, field?: OwnField) => string): K['authored'];
  /** Only a parent has them. */
  readonly children?: ChildrenOf<K['authored']>;
  /**
   * The question outside any game, in the author's order, with its reveal: for paper, and for previews, which
   * show only the players' part. `unwritten` returns a placeholder for a choice that is still empty, by its
   * number from 1.
   */
  preview(
    authored: K['authored'],
    base: Omit<QuestionBase, 'hasCorrectAnswer'>,
    unwritten?: (number: number) => FormattedText,
  ): { readonly question: K['question']; readonly reveal: K['reveal'] };
}
