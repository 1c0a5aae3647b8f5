// The part of a question kind that only the server holds: its key, grading, reveal, counting, shuffling, and a robot's answer.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { TextKey } from '#core/questions/blank/key.ts';
import type { OptionsKey } from '#core/questions/optionsAuthority.ts';
import type { AnswerOf, AuthoredOf, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';
import type { Counting } from '#core/questions/tally.ts';
import type { Stream } from '#core/random/stream.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** What is right, by kind; null where nothing is. */
export interface KeyOf {
  readonly MCQ: OptionsKey;
  readonly MSQ: OptionsKey;
  readonly BLANK: TextKey;
  readonly OPEN: null;
}

/** A question with its secret. */
export type Keyed<T extends QuestionType = QuestionType> = {
  readonly [P in T]: { readonly question: QuestionOf<P>; readonly key: KeyOf[P] };
}[T];

/** A question as the room holds it: in the author's order, with its secret. */
export type KeyedQuestion = Keyed & {
  readonly explanation: FormattedText | null;
  readonly hints: readonly FormattedText[];
  /** As the author wrote it; absent where the question stands for itself. */
  readonly group?: string;
};

export interface QuestionAuthority<T extends QuestionType> {
  /** Draws option ids from `ids`. */
  build(authored: AuthoredOf<T>, base: Omit<QuestionBase, 'hasCorrectAnswer'>, ids: Stream): Keyed<T>;
  /** Whether the answer names only what the question offers. */
  fits(question: QuestionOf<T>, answer: AnswerOf<T>): boolean;
  /** How much is right. Asked only where the question has a correct answer. */
  grade(keyed: Keyed<T>, answer: AnswerOf<T>): Fraction;
  reveal(keyed: Keyed<T>): RevealOf<T>;
  /** The question with its options in another order. */
  shuffle(keyed: Keyed<T>, order: Stream): Keyed<T>;
  /** Of a choice among options: how many there are, and which are wrong. */
  choice?(keyed: Keyed<T>): { readonly all: number; readonly wrongIds: readonly string[] };
  readonly counting: Counting<QuestionOf<T>, AnswerOf<T>, KeyOf[T]>;
  /** An answer that is right if `right`, for simulated players. */
  bot(keyed: Keyed<T>, right: boolean, draws: Stream): AnswerOf<T>;
}
