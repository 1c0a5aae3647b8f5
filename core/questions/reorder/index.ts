// REORDER: items to put in order, the first one at the top.

import { keptField } from '#core/questions/keptField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { optionOfKey } from '#core/questions/options/letters.ts';
import { wordsById } from '#core/questions/options/options.ts';
import { piecesOf } from '#core/questions/pieces/pieces.ts';
import type { AuthoredBase, AuthoredOption, Option, QuestionBase } from '#core/questions/questionBase.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** Puts a piece at a place, counted from 0; those between move by one. */
export interface PutAct {
  readonly type: 'put';
  readonly piece: string;
  readonly place: number;
}

/** Ids of all items, the first one first. */
export interface Ordered {
  readonly type: 'REORDER';
  readonly order: readonly string[];
}

/** By the ids of the items. */
export type ByItem = Readonly<Record<string, number>>;

export interface ReorderKind {
  /** Its items stand in the right order. */
  readonly authored: AuthoredBase & {
    readonly type: 'REORDER';
    readonly items: readonly Omit<AuthoredOption, 'correct'>[];
  };
  /** Its items stand as they are dealt. */
  readonly question: QuestionBase & { readonly type: 'REORDER'; readonly items: readonly Option[] };
  readonly answer: Ordered;
  readonly reveal: Ordered;
  readonly act: PutAct;
  /** For each item the sum of the places, from 0, at which it was put, and how many had it in the longest run in the right order. */
  readonly tally: { readonly places: ByItem; readonly kept: ByItem };
  /** The same; `kept` is null where the reader may not know what is right. */
  readonly spread: { readonly type: 'REORDER'; readonly places: ByItem; readonly kept: ByItem | null };
}

/** Items of a question that can be played (decisions, "Scoring"). At most as many as other questions have options. */
export const REORDER_LEAST = 3;

/** An item where a player put it. */
export interface PlacedItem {
  readonly id: string;
  /** Where it belongs, from 0. Of items that are alike, the upper one belongs further up. */
  readonly belongs: number;
  /** Whether it is in the longest run in the right order. */
  readonly kept: boolean;
}

/** The same for items that nobody can tell apart. */
export function looksOf({ text, marks, media }: Pick<Option, 'text' | 'marks' | 'media'>): string {
  return JSON.stringify([text.trim(), marks, media?.url]);
}

/** The items of an answer, top first, against the right order. Dealing, grading and every drawing of a result share it. */
export function placedItems(
  items: readonly Option[],
  right: readonly string[],
  order: readonly string[],
): readonly PlacedItem[] {
  const looks = new Map(items.map((item) => [item.id, looksOf(item)]));
  const free = [...right.entries()];
  const belongs = order.map((id) => {
    const at = free.findIndex(([, other]) => looks.get(other) === looks.get(id));
    return free.splice(at, 1)[0]?.[0] ?? -1;
  });
  const run = longestRun(belongs);
  return order.map((id, place) => ({ id, belongs: belongs[place] ?? -1, kept: run.has(place) }));
}

/** The places of the longest rising run; of several, that with the most items where they belong. */
function longestRun(belongs: readonly number[]): ReadonlySet<number> {
  const runs: (readonly number[])[] = [];
  const settled = (run: readonly number[]) => run.filter((place) => belongs[place] === place).length;
  const longest = (all: readonly (readonly number[])[]) =>
    all.reduce(
      (best, run) =>
        run.length > best.length || (run.length === best.length && settled(run) > settled(best)) ? run : best,
      [],
    );
  for (const [place, own] of belongs.entries())
    runs.push([...longest(runs.filter((run) => (belongs[run.at(-1) ?? -1] ?? 0) < own)), place]);
  return new Set(longest(runs));
}

/** Steps in the right order: neighbors in the longest run, of one less than there are items. */
export function stepsIn(
  items: readonly Option[],
  right: readonly string[],
  order: readonly string[],
): Fraction {
  const kept = placedItems(items, right, order).filter((item) => item.kept).length;
  return { right: Math.max(0, kept - 1), of: items.length - 1 };
}

/** The order as it stands: as it was put, or as it was dealt. */
export function orderOf({ items }: ReorderKind['question'], answer: Ordered | null): readonly string[] {
  return answer?.order ?? items.map(({ id }) => id);
}

/** The items as the room has put them on average; those at the same place as they should stand, where that is told. */
export function classOrder(
  question: ReorderKind['question'],
  { places }: Pick<ReorderKind['spread'], 'places'>,
  reveal: Ordered | null,
): readonly Option[] {
  const items = reveal ? piecesOf(question, reveal.order) : question.items;
  return items.toSorted((a, b) => (places[a.id] ?? 0) - (places[b.id] ?? 0));
}

/** Whether it names each item once. */
export function isWhole({ items }: ReorderKind['question'], order: readonly unknown[]): boolean {
  return order.length === items.length && items.every(({ id }) => order.includes(id));
}

function words({ items }: ReorderKind['question'], order: readonly string[]): string | null {
  const named = wordsById(items);
  return order.flatMap((id) => named.get(id) ?? []).join(', ') || null;
}

export const reorderKind: QuestionKind<ReorderKind> = {
  sort: 'answered',
  acts: ['put'],
  submits: true,
  typed: false,
  several: false,
  can: {
    parts: {
      rightOf: ({ items }, { order }, reveal) => stepsIn(items, reveal.order, order),
      pieceOfKey: ({ items }, key) => (/^\d$/.test(key) ? null : (items[optionOfKey(key) ?? -1]?.id ?? null)),
    },
  },
  verdictMs: 5_000,
  chosen: (draft) => (draft ? null : 0),
  acted(question, draft, { piece, place }) {
    const before = orderOf(question, draft);
    const from = before.indexOf(piece);
    if (from < 0 || from === place || !(place in before)) return null;
    const order = before.toSpliced(from, 1).toSpliced(place, 0, piece);
    return { answer: { type: 'REORDER', order }, given: false };
  },
  actOfKey: (_question, key, held) =>
    held !== undefined && /^[1-9]$/.test(key) ? { type: 'put', piece: held, place: Number(key) - 1 } : null,
  finished: (draft) => draft,
  restored(question, kept) {
    const order = keptField(kept, 'order');
    return Array.isArray(order) && isWhole(question, order) ? { type: 'REORDER', order } : null;
  },
  answerWords: (question, { order }) => words(question, order),
  rightWords: (question, { order }) => words(question, order),
  possibleWords: () => [],
};
