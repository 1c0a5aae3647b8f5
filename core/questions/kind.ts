// The contract of a question kind as everybody may know it: its types, how an answer is made, and what it says in words.

import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';
import type { Fraction } from '#core/scoring/score.ts';

export interface Told {
  readonly type: string;
}

/** The types of one kind. All but acts, counts and texts carry its id. */
export interface KindTypes {
  readonly authored: Told & AuthoredBase;
  readonly question: Told & QuestionBase;
  readonly answer: Told;
  /** What is right, told once an answer is final and the options of the game allow it. */
  readonly reveal: Told;
  readonly act: Told;
  /** How answers are counted in the room's state. */
  readonly tally: object;
  /** How the room answered, as the host, the wall and a player may see it. */
  readonly spread: Told;
}

/**
 * answered: players give an answer, graded or open. shown: there is nothing to answer, it is seen. selfMarked: players say themselves whether
 * they knew. parent: it holds questions of its own.
 */
export type QuestionSort = 'answered' | 'shown' | 'selfMarked' | 'parent';

/** All in which one sort differs from another to the trunk: an answer to what is only shown says that it was seen. */
export const SORTS: {
  readonly [Sort in QuestionSort]: {
    /** Whether it asks for something, and so counts among the questions. */
    readonly asks: boolean;
    /** Whether its time can run out. */
    readonly timed: boolean;
  };
} = {
  answered: { asks: true, timed: true },
  selfMarked: { asks: true, timed: false },
  shown: { asks: false, timed: false },
  parent: { asks: false, timed: false },
};

/** What only all kinds together know; `question.ts` says it. */
export interface AllKinds {}

/** A question of any kind, as a parent's author writes it inside. */
export type AuthoredChild = AllKinds extends { readonly authored: infer Authored } ? Authored : never;

/** What an act makes of an answer. */
export interface Acted<Answer> {
  /** null: there is nothing of an answer any more. */
  readonly answer: Answer | null;
  /** Whether the answer is given with it; else it stands there and can be changed. */
  readonly given: boolean;
}

/** The capability of a question to be asked with fewer choices (50-50, eraser). */
export interface Narrowing<Question, Answer> {
  /** How many choices the question offers. */
  choices(question: Question): number;
  /** The question without the choices of these ids. */
  without(question: Question, ids: readonly string[]): Question;
  /** Ids of the choices that an answer names. */
  named(answer: Answer): readonly string[];
}

/**
 * The capability of a question to be answered by placing parts one by one, of which some may be right: one is picked up before it is put
 * somewhere, what was put is undone step by step, and what stands there when time runs out is graded.
 */
export interface Parts<Question, Answer, Reveal> {
  /** How many parts are right, of how many that count. */
  rightOf(question: Question, answer: Answer, reveal: Reveal): Fraction;
  /** Id of the piece that a key stands for. */
  pieceOfKey(question: Question, key: string): string | null;
}

export interface QuestionKind<K extends KindTypes> {
  /** Carries the types alone; never there. */
  readonly types?: K;
  readonly sort: QuestionSort;
  /** Its own acts. */
  readonly acts: readonly K['act']['type'][];
  /** Whether an answer is sent with a button of its own; else an act gives it. */
  readonly submits: boolean;
  /** Whether its acts say what a field holds, of which no letter may get lost; else they are presses. */
  readonly typed: boolean;
  /** Whether an answer may name several things at once, which people have to be told. */
  readonly several: boolean;
  /** What else other parts of the game may do with its questions; absent where it makes no sense. */
  readonly can: {
    readonly narrow?: Narrowing<K['question'], K['answer']>;
    readonly parts?: Parts<K['question'], K['answer'], K['reveal']>;
    /** The question for another try, without what a wrong answer to it has ruled out; absent: it rules out nothing but itself. */
    readonly retry?: (question: K['question'], tried: K['answer']) => K['question'];
  };
  /** Milliseconds for which the verdict stands before a game goes on by itself; absent: the usual ones. */
  readonly verdictMs?: number;
  /** How many of them it names so far; null where it is about one. */
  chosen(draft: K['answer'] | null): number | null;
  /** `draft` is the answer as it stands there, which may be half made; null where the act means nothing here. */
  acted(question: K['question'], draft: K['answer'] | null, act: K['act']): Acted<K['answer']> | null;
  /** What a single key does to the answer; null where it means nothing. `held`: id of the piece that is picked up. */
  actOfKey(question: K['question'], key: string, held?: string): K['act'] | null;
  /** What would be sent of a draft; null while there is nothing to send. */
  finished(draft: K['answer']): K['answer'] | null;
  /** A draft that was kept as JSON, as far as it is sound and fits the question; null: nothing of it. */
  restored(question: K['question'], kept: unknown): K['answer'] | null;
  /** What was answered in words; null where it says nothing. */
  answerWords(question: K['question'], answer: K['answer']): string | null;
  /** What is right in words; null where nothing is. */
  rightWords(question: K['question'], reveal: K['reveal']): string | null;
  /** All answers that there are in words, in the question's order; none where they are free or too many. */
  possibleWords(question: K['question']): readonly string[];
}
