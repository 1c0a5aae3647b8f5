// Server-side contract of a question kind: key, grading, reveal, tally, shuffling, bot answers.

import type { AnswerMark } from '#core/questions/correction.ts';
import type { KindTypes } from '#core/questions/kind.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';
import type { QuestionSample } from '#core/questions/sample.ts';
import type { Stream } from '#core/random/stream.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** A question with its key. */
export interface KeyedAs<K extends KindTypes, Key> {
  readonly question: K['question'];
  readonly key: Key;
}

/** The viewer a spread is built for. */
export interface SpreadViewer {
  /** True if a player's text may be shown; always true for the host. */
  readonly mayBeShown: (text: string) => boolean;
  /** The host also sees texts that are hidden from the room. */
  readonly isHost: boolean;
  /** True if the viewer may know what is correct; if not, neither marks nor order may reveal it. */
  readonly mayKnowCorrect: boolean;
}

/** Answer counting of a kind. Shared code counts how many players answered, and how many were correct. */
export interface TallyRules<K extends KindTypes, Key> {
  /** The tally before the first answer. */
  start(question: K['question']): K['tally'];
  /** Adds the answer to the tally, or takes it back. */
  count(keyed: KeyedAs<K, Key>, tally: K['tally'], answer: K['answer'], by: 1 | -1): K['tally'];
  spread(keyed: KeyedAs<K, Key>, tally: K['tally'], eyes: SpreadViewer): K['spread'];
}

/** Lets the host hide individual player texts from the room. */
export interface Moderation<Tally, Spread> {
  /** The counted text that is displayed as `shown`; undefined if there is none. */
  find(tally: Tally, shown: string): string | undefined;
  withHidden(tally: Tally, text: string, hidden: boolean): Tally;
  /**
   * Counts a text as another one, or as itself again (null); the same tally if that changes nothing. Absent if
   * all texts stay apart.
   */
  withMerged?(tally: Tally, text: string, into: string | null): Tally;
  /** Texts that the host hid from the room, as displayed. */
  hidden(tally: Tally): readonly string[];
  /** The texts in the host's spread that are kept from the room because of their language. */
  withheld(spread: Spread, mayBeShown: (text: string) => boolean): readonly string[];
}

/** Lets a person mark answers that no key can grade. */
export interface Marking<K extends KindTypes, Key> {
  /** The answer as text; equal ones share a mark. */
  compared(answer: K['answer']): string;
  /** Share of the question's worth that the answer earns, 0 to 1; undefined while it has no mark. */
  credit(keyed: KeyedAs<K, Key>, text: string): number | undefined;
  /** Returns the question with these marks, without those whose `credit` is null; null if there are too many. */
  withMarks(keyed: KeyedAs<K, Key>, given: readonly AnswerMark[]): KeyedAs<K, Key> | null;
}

export interface QuestionAuthority<K extends KindTypes, Key> {
  /** Draws option ids from `ids`. */
  build(authored: K['authored'], base: Omit<QuestionBase, 'hasCorrectAnswer'>, ids: Stream): KeyedAs<K, Key>;
  /** True if the answer names only what the question offers. */
  fits(question: K['question'], answer: K['answer']): boolean;
  /** The fraction that is correct. Called only if the question has a correct answer. */
  grade(keyed: KeyedAs<K, Key>, answer: K['answer']): Fraction;
  reveal(keyed: KeyedAs<K, Key>): K['reveal'];
  /**
   * Returns `now`, a newer build of the question, with the ids of `played`; null unless an answer to one means
   * the same to the other.
   */
  aligned(now: KeyedAs<K, Key>, played: KeyedAs<K, Key>): KeyedAs<K, Key> | null;
  /** Shuffles the question's options. */
  shuffle(keyed: KeyedAs<K, Key>, order: Stream): KeyedAs<K, Key>;
  readonly tally: TallyRules<K, Key>;
  /** A bot's answer, correct if `right`. */
  bot(keyed: KeyedAs<K, Key>, right: boolean, draws: Stream): K['answer'];
  readonly can: {
    /**
     * Ids of the choices that may be hidden besides those that are (50-50, eraser): all but one correct one, so
     * that their number tells nothing even if a correction made more of them correct.
     */
    readonly narrow?: (keyed: KeyedAs<K, Key>, hidden: readonly string[]) => readonly string[];
    /**
     * Returns the question with this answer as a correct one, besides those that are, or as the `only` one;
     * null if it can't be. Tallies must not depend on the key.
     */
    readonly accept?: (keyed: KeyedAs<K, Key>, answer: K['answer'], only: boolean) => KeyedAs<K, Key> | null;
    readonly moderate?: Moderation<K['tally'], K['spread']>;
    readonly mark?: Marking<K, Key>;
  };
  /** Sample that tests play the kind with. */
  readonly sample: QuestionSample<K>;
}
