// Questions that are answered by moving pieces: their types, and how an answer is made.

import type { QuestionKind } from '#core/questions/kind.ts';
import { optionOfKey } from '#core/questions/options/letters.ts';
import type { AuthoredBase, Option, QuestionBase } from '#core/questions/questionBase.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** Puts a piece at a place: that of this number, from 0, or of this id; null: back where it was dealt. */
export interface PutAct {
  readonly type: 'put';
  readonly piece: string;
  readonly place: number | string | null;
}

/** By the ids of the pieces. */
export type ByPiece = Readonly<Record<string, number>>;

export interface PiecesQuestion extends QuestionBase {
  /** The pieces, as they are dealt. */
  readonly items: readonly Option[];
}

/** A piece of an answer, against what is right. */
export interface PlacedPiece {
  /** Of pieces that are alike nobody can say which is meant: that of the one that belongs there. */
  readonly id: string;
  /** Whether it counts as right. */
  readonly kept: boolean;
}

/** The types of a kind. `Placed`: where its pieces are, in an answer as in what is right. */
export interface PiecesKind<Type extends string, Authored, Placed> {
  readonly authored: AuthoredBase & Authored & { readonly type: Type };
  readonly question: PiecesQuestion & { readonly type: Type };
  readonly answer: Placed & { readonly type: Type };
  readonly reveal: Placed & { readonly type: Type };
  readonly act: PutAct;
  /** For each piece the sum of the places, from 0, at which it was put, and how many had it right. */
  readonly tally: { readonly places: ByPiece; readonly kept: ByPiece };
  /** The same; `kept` is null where the reader may not know what is right. */
  readonly spread: { readonly type: Type; readonly places: ByPiece; readonly kept: ByPiece | null };
}

/** What only the kind knows. */
export interface PiecesRules<Type extends string, Placed> {
  readonly type: Type;
  /** The pieces once one of them is put elsewhere; null where that means nothing. */
  put(question: PiecesQuestion, placed: Placed | null, act: PutAct): Placed | null;
  /** What was kept or sent, as far as it is a whole answer to the question; null: it is none. */
  whole(question: PiecesQuestion, kept: unknown): Placed | null;
  /** The pieces by their places. */
  judged(question: PiecesQuestion, placed: Placed, right: Placed): readonly PlacedPiece[];
  rightOf(question: PiecesQuestion, placed: Placed, right: Placed): Fraction;
  /** What is placed, in words; null where it says nothing. */
  words(question: PiecesQuestion, placed: Placed): string | null;
}

/** How pieces make an answer: picked up by a letter, put at a place by its number, sent by a button. */
export function piecesKind<Type extends string, Authored, Placed>({
  type,
  put,
  whole,
  rightOf,
  words,
}: PiecesRules<Type, Placed>): Omit<QuestionKind<PiecesKind<Type, Authored, Placed>>, 'types'> {
  return {
    sort: 'answered',
    acts: ['put'],
    submits: true,
    typed: false,
    several: false,
    can: {
      parts: {
        rightOf,
        pieceOfKey: ({ items }, key) =>
          /^\d$/.test(key) ? null : (items[optionOfKey(key) ?? -1]?.id ?? null),
      },
    },
    verdictMs: 5_000,
    chosen: (draft) => (draft ? null : 0),
    acted(question, draft, act) {
      const placed = put(question, draft, act);
      return placed && { answer: { type, ...placed }, given: false };
    },
    actOfKey: (_question, key, held) =>
      held !== undefined && /^[1-9]$/.test(key) ? { type: 'put', piece: held, place: Number(key) - 1 } : null,
    finished: (draft) => draft,
    restored(question, kept) {
      const placed = whole(question, kept);
      return placed && { type, ...placed };
    },
    answerWords: words,
    rightWords: words,
    possibleWords: () => [],
  };
}

/** The pieces with these ids, in their order. */
export function piecesOf(
  { items }: Pick<PiecesQuestion, 'items'>,
  ids: readonly string[],
): readonly Option[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** The same for pieces that nobody can tell apart. */
export function looksOf({ text, marks = [], media }: Omit<Option, 'id'>): string {
  const begins = text.length - text.trimStart().length;
  const drawn = marks.map(({ from, to, ...mark }) => ({ ...mark, from: from - begins, to: to - begins }));
  return JSON.stringify([text.trim(), drawn, media?.url]);
}
