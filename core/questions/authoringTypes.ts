// The contract of a question kind for its author: what it passes on to another kind, what it makes of what another passed on, and how it looks
// before any game has made a question of it.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { AuthoredChild, KindTypes } from '#core/questions/kind.ts';
import type { AuthoredBase, AuthoredOption, QuestionBase } from '#core/questions/questionBase.ts';

/** The form in which kinds pass on what they have in common when an author changes the kind: each fills in and takes what it knows. */
export interface Exchange {
  /** What there is to choose from, to sort or to place; the right ones are marked where that makes sense. */
  readonly choices?: readonly AuthoredOption[];
  /** Spellings of what is right, the best one first. */
  readonly accepted?: readonly string[];
  /** Its author has yet to say what is right. */
  readonly unmarked?: true;
}

export interface QuestionAuthoring<K extends KindTypes> {
  /** `base`: all but what only this kind has. */
  give(question: K['authored']): { readonly base: AuthoredBase; readonly exchange: Exchange };
  /** Whatever stands in `base` stays. */
  take(base: AuthoredBase, exchange: Exchange): K['authored'];
  /** Whether anything in it is right, or is to be, so that answers can be judged. */
  isJudged(question: K['authored']): boolean;
  /** Whether it says anything of answers, right or wrong. */
  hasAnswers(question: K['authored']): boolean;
  /** Its own texts that may be formatted, each through `map`; absent where it has none but what every question has. */
  mapped?(question: K['authored'], map: (text: string) => string): K['authored'];
  /** Of a parent: the questions that it holds, in their order, each through `map`. None of them is a parent itself. */
  withChildren?(question: K['authored'], map: (child: AuthoredChild) => AuthoredChild): K['authored'];
  /**
   * The question that is in no game, in its author's order, with what is right of it: for paper, and for previews, which show players' part
   * alone. `unwritten`: what stands for a choice that says nothing yet, by its number from 1.
   */
  asked(
    authored: K['authored'],
    base: Omit<QuestionBase, 'hasCorrectAnswer'>,
    unwritten?: (number: number) => FormattedText,
  ): { readonly question: K['question']; readonly reveal: K['reveal'] };
}
