// REORDER: items to put in order, the first one at the top.

import { keptField } from '#core/questions/keptField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { wordsById } from '#core/questions/options/options.ts';
import {
  looksOf,
  piecesKind,
  type PiecesKind,
  piecesOf,
  type PiecesQuestion,
  type PiecesRules,
  type PlacedPiece,
} from '#core/questions/pieces/pieces.ts';
import type { AuthoredOption, Option } from '#core/questions/questionBase.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** Ids of all items, the first one first. */
export interface Order {
  readonly order: readonly string[];
}

/** Its author writes the items in the right order; the question has them as they are dealt. */
export type ReorderKind = PiecesKind<
  'REORDER',
  { readonly items: readonly Omit<AuthoredOption, 'correct'>[] },
  Order
>;

/** Items of a question that can be played (decisions, "Scoring"). At most as many as other questions have options. */
export const REORDER_LEAST = 3;

/** An item where a player put it; kept: in the longest run in the right order. */
export interface PlacedItem extends PlacedPiece {
  /** Where it belongs, from 0. Of items that are alike, the upper one belongs further up. */
  readonly belongs: number;
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
  return belongs.map((own, place) => ({ id: right[own] ?? '', belongs: own, kept: run.has(place) }));
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
export function orderOf({ items }: PiecesQuestion, placed: Order | null): readonly string[] {
  return placed?.order ?? items.map(({ id }) => id);
}

/** The items as the room has put them on average; those at the same place as they should stand, where that is told. */
export function classOrder(
  question: PiecesQuestion,
  { places }: Pick<ReorderKind['spread'], 'places'>,
  reveal: Order | null,
): readonly Option[] {
  const items = piecesOf(question, orderOf(question, reveal));
  return items.toSorted((a, b) => (places[a.id] ?? 0) - (places[b.id] ?? 0));
}

export const reorderRules: PiecesRules<'REORDER', Order> = {
  type: 'REORDER',
  /** Those between move by one. */
  put(question, placed, { piece, place }) {
    const before = orderOf(question, placed);
    const from = before.indexOf(piece);
    if (typeof place !== 'number' || from < 0 || from === place || !(place in before)) return null;
    return { order: before.toSpliced(from, 1).toSpliced(place, 0, piece) };
  },
  whole({ items }, kept) {
    const order = keptField(kept, 'order');
    const isWhole = Array.isArray(order) && order.length === items.length;
    return isWhole && items.every(({ id }) => order.includes(id)) ? { order } : null;
  },
  judged: ({ items }, { order }, right) => placedItems(items, right.order, order),
  rightOf: ({ items }, { order }, right) => stepsIn(items, right.order, order),
  words({ items }, { order }) {
    const words = wordsById(items);
    return order.flatMap((id) => words.get(id) ?? []).join(', ') || null;
  },
};

export const reorderKind: QuestionKind<ReorderKind> = piecesKind(reorderRules);
