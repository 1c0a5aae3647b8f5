// Questions that are answered by moving pieces: their types, and how an answer is made.

import type { QuestionKind } from '#core/questions/kind.ts';
import { optionOfKey } from '#core/questions/options/letters.ts';
import type { AuthoredBase, Option, QuestionBase } from '#core/questions/questionBase.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** Puts a piece at a place, by number from 0 or by id; null puts it back where it was dealt. */
export interface PutAct {
  readonly type: 'put';
  readonly piece: string;
  readonly place: number | string | null;
}

/** Numbers by piece id. */
export type ByPiece = Readonly<Record<string, number>>;

export interface PiecesQuestion extends QuestionBase {
  /** The pieces, in the order they were dealt. */
  readonly items: readonly Option[];
}

/** A piece of an answer, compared with the correct placement. */
export interface PlacedPiece {
  /** Identical pieces can't be told apart, so this is the id of the one that belongs here. */
  readonly id: string;
  /** True if it counts as correct. */
  readonly kept: boolean;
}

/** The types of a kind with pieces. `Placed` says where the pieces are, in an answer and in the key. */
export interface PiecesKind<Type extends string, Authored, Placed> {
  readonly authored: AuthoredBase & Authored & { readonly type: Type };
  readonly question: PiecesQuestion & { readonly type: Type };
  readonly answer: Placed & { readonly type: Type };
  readonly reveal: Placed & { readonly type: Type };
  readonly act: PutAct;
  /** For each piece, the sum of the places (from 0) where it was put, and how many players had it correct. */
  readonly tally: { readonly places: ByPiece; readonly kept: ByPiece };
  /** The tally's counts; `kept` is null if the viewer may not know what is correct. */
  readonly spread: { readonly type: Type; readonly places: ByPiece; readonly kept: ByPiece | null };
}

/** The kind-specific parts. */
export interface PiecesRules<Type extends string, Placed> {
  readonly type: Type;
  /** The placement after a move; null if the move means nothing. */
  put(question: PiecesQuestion, placed: Placed | null, act: PutAct): Placed | null;
  /** Stored or sent data as a complete answer to the question; null if it isn't one. */
  whole(question: PiecesQuestion, kept: unknown): Placed | null;
  /** The pieces in the order of their places. */
  judged(question: PiecesQuestion, placed: Placed, right: Placed): readonly PlacedPiece[];
  rightOf(question: PiecesQuestion, placed: Placed, right: Placed): Fraction;
  /** The placement in words; null if it says nothing. */
  words(question: PiecesQuestion, placed: Placed): string | null;
}

/** Traits of all kinds whose pieces are moved: a letter picks one up, and a button submits. */
export const handTraits = {
  sort: 'answered',
  acts: ['put'],
  submits: true,
  typed: false,
  several: false,
  can: {
    parts: {
      pieceOfKey: ({ items }: PiecesQuestion, key: string) =>
        /^\d$/.test(key) ? null : (items[optionOfKey(key) ?? -1]?.id ?? null),
    },
  },
} as const;

/** Base of a kind with pieces: a letter picks a piece up, a number puts it at a place, a button submits. */
export function piecesKind<Type extends string, Authored, Placed>({
  type,
  put,
  whole,
  words,
}: PiecesRules<Type, Placed>): Omit<QuestionKind<PiecesKind<Type, Authored, Placed>>, 'types'> {
  return {
    ...handTraits,
    verdictMs: 5_000,
    chosenCount: (draft) => (draft ? null : 0),
    applyAct(question, draft, act) {
      const placed = put(question, draft, act);
      return placed && { answer: { type, ...placed }, isSubmitted: false };
    },
    actOfKey: (_question, key, held) =>
      held !== undefined && /^[1-9]$/.test(key) ? { type: 'put', piece: held, place: Number(key) - 1 } : null,
    submittable: (draft) => draft,
    restored(question, kept) {
      const placed = whole(question, kept);
      return placed && { type, ...placed };
    },
    answerWords: words,
    rightWords: words,
    possibleWords: () => [],
  };
}

/** The pieces with these ids, in the order of the ids. */
export function piecesOf(
  { items }: Pick<PiecesQuestion, 'items'>,
  ids: readonly string[],
): readonly Option[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** A string that is the same for pieces that look identical. */
export function appearanceOf({ text, marks = [], media }: Omit<Option, 'id'>): string {
  const begins = text.length - text.trimStart().length;
  const drawn = marks.map(({ from, to, ...mark }) => ({ ...mark, from: from - begins, to: to - begins }));
  return JSON.stringify([text.trim(), drawn, media?.url]);
}
