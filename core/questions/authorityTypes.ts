// The part of a question type that only the server holds: its key, grading, reveal, shuffling, and a bot's answer.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Answer, Question, QuestionType, Reveal } from '#core/questions/question.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';
import type { Stream } from '#core/random/stream.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** MCQ and MSQ: ids of the right options. */
export interface OptionsKey {
  readonly correctIds: readonly string[];
}

/** BLANK: the accepted texts, as written and as compared. */
export interface TextKey {
  readonly accepted: readonly string[];
  readonly normalised: readonly string[];
}

export type Key = OptionsKey | TextKey | null;

export interface KeyOf {
  readonly MCQ: OptionsKey;
  readonly MSQ: OptionsKey;
  readonly BLANK: TextKey;
  readonly OPEN: null;
}

/** A question as the room holds it: in the author's order, with its secret. */
export interface KeyedQuestion {
  readonly question: Question;
  readonly key: Key;
  readonly explanation: string | null;
  readonly hints: readonly string[];
  /** As the author wrote it; absent where the question stands for itself. */
  readonly group?: string;
}

type OfType<Union, T> = Extract<Union, { readonly type: T }>;

export interface QuestionAuthority<T extends QuestionType> {
  /** Draws option ids from `ids`. */
  build(
    authored: OfType<AuthoredQuestion, T>,
    base: Omit<QuestionBase, 'hasCorrectAnswer'>,
    ids: Stream,
  ): { readonly question: OfType<Question, T>; readonly key: KeyOf[T] };
  /** Whether the answer names only what the question offers. */
  fits(question: OfType<Question, T>, answer: OfType<Answer, T>): boolean;
  /** How much is right. Asked only where the question has a correct answer. */
  grade(key: KeyOf[T], answer: OfType<Answer, T>): Fraction;
  reveal(key: KeyOf[T]): OfType<Reveal, T>;
  /** The question with its options in another order. */
  shuffle(question: OfType<Question, T>, order: Stream): OfType<Question, T>;
  /** What the answer counts towards in the distribution: option ids, or one text. */
  picks(answer: OfType<Answer, T>): readonly string[];
  /** Where people type: the answer as it is shown to others, which `picks` takes to the same text. null elsewhere. */
  readonly shown: ((answer: OfType<Answer, T>) => string) | null;
  /** An answer that is right if `right`, for simulated players. */
  bot(question: OfType<Question, T>, key: KeyOf[T], right: boolean, draws: Stream): OfType<Answer, T>;
}
