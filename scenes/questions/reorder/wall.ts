// The chart of the answers to a REORDER on the projector: the order of the class beside the right one.

import type { Option } from '#core/questions/questionBase.ts';
import { classOrder } from '#scenes/questions/reorder/model.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';

export interface OrderChart {
  /** By the mean place; null where nobody has answered. */
  readonly klass: readonly Option[] | null;
  /** null while it is not told. */
  readonly right: readonly Option[] | null;
  /** By id, how many had it in the right order; null while that is not told. */
  readonly kept: Readonly<Record<string, number>> | null;
  readonly answered: number;
  /** The item that most had elsewhere; null where there is none, or it would name somebody. */
  readonly worst: Option | null;
}

/** Wrong answers show from so many players on. */
const SEVERAL = 2;

/** null while the question is open. */
export function orderChart({
  question,
  reveal,
  distribution,
}: ProjectorPartView<'REORDER'>): OrderChart | null {
  if (!distribution) return null;
  const { answered, spread } = distribution;
  const itemOf = (id: string): Option[] => question.items.filter((item) => item.id === id);
  const right = reveal && reveal.order.length > 0 ? reveal.order.flatMap(itemOf) : null;
  const kept = right && answered > 0 ? spread.kept : null;
  const items = right ?? question.items;
  const worst = kept && items.toSorted((a, b) => (kept[a.id] ?? 0) - (kept[b.id] ?? 0))[0];
  return {
    klass: answered > 0 ? classOrder(items, distribution) : null,
    right,
    kept,
    answered,
    worst: worst && answered >= SEVERAL && (kept[worst.id] ?? 0) < answered ? worst : null,
  };
}
