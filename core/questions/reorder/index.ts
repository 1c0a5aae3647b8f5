// REORDER: items to put in order, the first one on top.

import { storedField } from '#core/questions/storedField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { wordsById } from '#core/questions/options/options.ts';
import {
  appearanceOf,
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

/** Its author writes the items in the correct order; the question has them as dealt. */
export type ReorderKind = PiecesKind<
  'REORDER',
  { readonly items: readonly Omit<AuthoredOption, 'correct'>[] },
  Order
>;

/** Minimum number of items in a playable question (decisions, "Scoring"). The maximum is that of options. */
export const REORDER_MIN_ITEMS = 3;

/** An item where a player put it. `kept` means it's in the longest run in the correct order. */
export interface PlacedItem extends PlacedPiece {
  /** Its correct place, from 0. Of identical items, the upper one belongs further up. */
  readonly belongs: number;
}

/**
 * The items of an answer, top first, compared with the correct order. Shared by dealing, grading and every
 * view of a result.
 */
export function placedItems(
  items: readonly Option[],
  right: readonly string[],
  order: readonly string[],
): readonly PlacedItem[] {
  const looks = new Map(items.map((item) => [item.id, appearanceOf(item)]));
  const free = [...right.entries()];
  const belongs = order.map((id) => {
    const at = free.findIndex(([, other]) => looks.get(other) === looks.get(id));
    return free.splice(at, 1)[0]?.[0] ?? -1;
  });
  const run = longestRun(belongs);
  return belongs.map((own, place) => ({ id: right[own] ?? '', belongs: own, kept: run.has(place) }));
}

/** The places of the longest rising run; among several, the one with the most items already in place. */
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

/** Correct steps: neighbors in the longest run, out of one less than there are items. */
export function correctSteps(
  items: readonly Option[],
  right: readonly string[],
  order: readonly string[],
): Fraction {
  const kept = placedItems(items, right, order).filter((item) => item.kept).length;
  return { right: Math.max(0, kept - 1), of: items.length - 1 };
}

/** The current order: as placed, or else as dealt. */
export function orderOf({ items }: PiecesQuestion, placed: Order | null): readonly string[] {
  return placed?.order ?? items.map(({ id }) => id);
}

/**
 * The items in the order in which the room placed them on average. Ties follow the correct order, if it's
 * revealed.
 */
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
  /** The items in between move by one. */
  put(question, placed, { piece, place }) {
    const before = orderOf(question, placed);
    const from = before.indexOf(piece);
    if (typeof place !== 'number' || from < 0 || from === place || !(place in before)) return null;
    return { order: before.toSpliced(from, 1).toSpliced(place, 0, piece) };
  },
  whole({ items }, kept) {
    const order = storedField(kept, 'order');
    const isWhole = Array.isArray(order) && order.length === items.length;
    return isWhole && items.every(({ id }) => order.includes(id)) ? { order } : null;
  },
  judged: ({ items }, { order }, right) => placedItems(items, right.order, order),
  rightOf: ({ items }, { order }, right) => correctSteps(items, right.order, order),
  words({ items }, { order }) {
    const words = wordsById(items);
    return order.flatMap((id) => words.get(id) ?? []).join(', ') || null;
  },
};

export const reorderKind: QuestionKind<ReorderKind> = piecesKind(reorderRules);
