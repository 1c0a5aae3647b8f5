// The contract of a question kind as only the server may know it: its key, grading, reveal, tally, shuffling, a robot's answer.

import type { KindTypes } from '#core/questions/kind.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';
import type { QuestionSample } from '#core/questions/sample.ts';
import type { Stream } from '#core/random/stream.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** A question with its secret. */
export interface KeyedAs<K extends KindTypes, Key> {
  readonly question: K['question'];
  readonly key: Key;
}

/** For whom answers are told. */
export interface SpreadEyes {
  /** Whether a text of a player may be shown; always true for the host. */
  readonly mayBeShown: (text: string) => boolean;
  /** The host also sees what the host keeps from the room. */
  readonly isHost: boolean;
  /** Whether the reader may know what is right: where not, neither marks nor order may tell. */
  readonly tellsRight: boolean;
}

/** How the kind counts its answers; the trunk counts how many answered and how many were right. */
export interface Tallying<K extends KindTypes, Key> {
  /** Before the first answer. */
  start(question: K['question']): K['tally'];
  /** With what this answer says once more, or once less. */
  count(keyed: KeyedAs<K, Key>, tally: K['tally'], answer: K['answer'], by: 1 | -1): K['tally'];
  spread(keyed: KeyedAs<K, Key>, tally: K['tally'], eyes: SpreadEyes): K['spread'];
}

/** The capability of the host to keep single texts of players from the room. */
export interface Moderation<Tally, Spread> {
  /** The counted text that is shown like this; undefined where nobody gives it. */
  find(tally: Tally, shown: string): string | undefined;
  withHidden(tally: Tally, text: string, hidden: boolean): Tally;
  /** The texts that the host keeps from the room, as they are shown. */
  hidden(tally: Tally): readonly string[];
  /** Of the texts that the host sees, those whose language keeps them from the room. */
  withheld(spread: Spread, mayBeShown: (text: string) => boolean): readonly string[];
}

export interface QuestionAuthority<K extends KindTypes, Key> {
  /** Draws option ids from `ids`. */
  build(authored: K['authored'], base: Omit<QuestionBase, 'hasCorrectAnswer'>, ids: Stream): KeyedAs<K, Key>;
  /** Whether the answer names only what the question offers. */
  fits(question: K['question'], answer: K['answer']): boolean;
  /** How much is right. Asked only where the question has a correct answer. */
  grade(keyed: KeyedAs<K, Key>, answer: K['answer']): Fraction;
  reveal(keyed: KeyedAs<K, Key>): K['reveal'];
  /** The question with its options in another order. */
  shuffle(keyed: KeyedAs<K, Key>, order: Stream): KeyedAs<K, Key>;
  readonly tally: Tallying<K, Key>;
  /** An answer that is right if `right`, for simulated players. */
  bot(keyed: KeyedAs<K, Key>, right: boolean, draws: Stream): K['answer'];
  readonly can: {
    /** Ids of the wrong choices, of those that can be taken away (50-50, eraser). */
    readonly narrow?: (keyed: KeyedAs<K, Key>) => readonly string[];
    readonly moderate?: Moderation<K['tally'], K['spread']>;
  };
  /** What tests play it with. */
  readonly sample: QuestionSample<K>;
}
