// Public contract of a question kind: its types, how an answer is made, and how it reads in words.

import type { AuthoredBase, Option, QuestionBase } from '#core/questions/questionBase.ts';

export interface Typed {
  readonly type: string;
}

/** The types of one kind. All carry its id as `type`, except acts and tallies. */
export interface KindTypes {
  readonly authored: Typed & AuthoredBase;
  readonly question: Typed & QuestionBase;
  readonly answer: Typed;
  /** The correct answer; sent once an answer is final and the game's options allow it. */
  readonly reveal: Typed;
  readonly act: Typed;
  /** Answer counts in the room's state. */
  readonly tally: object;
  /** The room's answers, as the host, the projector and players may see them. */
  readonly spread: Typed;
}

/**
 * answered: players give an answer, graded or open. shown: players only view it. selfMarked: players say
 * themselves whether they knew it. parent: it holds questions of its own.
 */
export type QuestionSort = 'answered' | 'shown' | 'selfMarked' | 'parent';

/**
 * Properties of a sort that shared code needs. An answer to a `shown` question only says that it was seen.
 */
export const SORTS: {
  readonly [Sort in QuestionSort]: {
    /** True if it asks for something and so counts as a question. */
    readonly asks: boolean;
    /** True if its time can run out. */
    readonly timed: boolean;
  };
} = {
  answered: { asks: true, timed: true },
  selfMarked: { asks: true, timed: false },
  shown: { asks: false, timed: false },
  parent: { asks: false, timed: false },
};

/** Augmented by `question.ts` with types that depend on all kinds together. */
export interface AllKinds {}

/** A question of any kind, as authored inside a parent. */
export type AuthoredChild = AllKinds extends { readonly authored: infer Authored } ? Authored : never;

/** The result of an act on an answer. */
export interface ActResult<Answer> {
  /** Null if the act leaves no answer. */
  readonly answer: Answer | null;
  /** True if the act submits the answer; false if it's a draft that can still change. */
  readonly isSubmitted: boolean;
}

/** Choices of a question, if its answers are chosen and not written or built. */
export interface Choices<Question, Answer> {
  /** Number of choices in the question. */
  count(question: Question): number;
  /** Ids of the choices in an answer. */
  idsIn(answer: Answer): readonly string[];
}

/**
 * Lets a question be answered part by part, some of which may be correct. Whatever is there when time runs out
 * is graded.
 */
export interface Parts<Question> {
  /**
   * Id of the piece that a keyboard key selects; null if there is none. Only for parts that are pieces: each is
   * picked up before it's placed, and placements can be undone step by step.
   */
  readonly pieceOfKey?: (question: Question, key: string) => string | null;
  /** Number of parts in a full answer; absent if any answer is a full one. */
  readonly total?: (question: Question) => number;
}

/** An answer, or a part of one, that the host may mark as correct. */
export interface AnswerChoice extends Option {
  /** Players who gave it. */
  readonly count: number;
  readonly isCorrect: boolean;
}

/** Lets the host change which answers are correct. */
export interface Rekeying<K extends KindTypes> {
  /** accept: one more answer may be correct. key: an answer may become the only correct one. */
  readonly ways: readonly ('accept' | 'key')[];
  /** What answers can be made of, in order; of free-form answers, those that were given. */
  choices(question: K['question'], reveal: K['reveal'], spread: K['spread']): readonly AnswerChoice[];
  /** The answer with these choices: a single one, or more if the kind's answers have `several`. */
  answerOf(ids: readonly string[]): K['answer'];
}

export interface QuestionKind<K extends KindTypes> {
  /** Carries types only; never set. */
  readonly types?: K;
  readonly sort: QuestionSort;
  /** Types of its own acts. */
  readonly acts: readonly K['act']['type'][];
  /** True if a separate button submits the answer; false if an act does. */
  readonly submits: boolean;
  /**
   * True if its acts carry the content of a text field, so no letter may get lost; false if they're presses.
   */
  readonly typed: boolean;
  /** True if an answer may include several things, so players need a hint. */
  readonly several: boolean;
  /** Capabilities that other parts of the game may use; each is absent if it makes no sense for the kind. */
  readonly can: {
    readonly choices?: Choices<K['question'], K['answer']>;
    /**
     * The question without these choices (50-50, eraser). Only for kinds with a single correct choice: with
     * several, the number of those left would tell how many are correct.
     */
    readonly narrow?: (question: K['question'], ids: readonly string[]) => K['question'];
    readonly parts?: Parts<K['question']>;
    /**
     * The question for another try, without what the wrong answer ruled out; absent if that rules out nothing
     * but itself.
     */
    readonly retry?: (question: K['question'], tried: K['answer']) => K['question'];
    readonly rekey?: Rekeying<K>;
    /**
     * True if the host and the projector see the answers as they come in, unless the game shows none. Only for
     * kinds without a correct answer: nothing in the answers gives anything away.
     */
    readonly live?: true;
  };
  /**
   * Milliseconds that the verdict stays visible before a game continues automatically; absent for the
   * default.
   */
  readonly verdictMs?: number;
  /** Number of things the draft includes so far; null if an answer is a single thing. */
  chosenCount(draft: K['answer'] | null): number | null;
  /** Applies an act to `draft`, which may be unfinished; null if the act means nothing here. */
  applyAct(question: K['question'], draft: K['answer'] | null, act: K['act']): ActResult<K['answer']> | null;
  /** The act of a keyboard key; null if it means nothing. `held` is the id of the piece that is picked up. */
  actOfKey(question: K['question'], key: string, held?: string): K['act'] | null;
  /** The answer that a draft would send; null while there is nothing to send. */
  submittable(draft: K['answer']): K['answer'] | null;
  /** A draft from stored JSON, as far as it's sound and fits the question; null if nothing is left of it. */
  restored(question: K['question'], kept: unknown): K['answer'] | null;
  /** The answer in words, with what the reveal has for them if it's known; null if it says nothing. */
  answerWords(question: K['question'], answer: K['answer'], reveal?: K['reveal'] | null): string | null;
  /** The correct answer in words; null if there is none. */
  rightWords(question: K['question'], reveal: K['reveal']): string | null;
  /** All possible answers in words, in the question's order; empty if answers are free-form or too many. */
  possibleWords(question: K['question']): readonly string[];
}
