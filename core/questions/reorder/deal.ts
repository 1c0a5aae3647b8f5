// Initial order of the items in a REORDER question, in a game and on paper.

import type { Option } from '#core/questions/questionBase.ts';
import { type ReorderKind, correctSteps } from '#core/questions/reorder/index.ts';
import { shuffled, type Stream, stream } from '#core/random/stream.ts';

const MAX_DEALS = 24;

/**
 * Shuffles the items into an order with at most half the steps correct; if too many look alike, into any
 * order that isn't fully correct. `right` lists the ids in the correct order.
 */
export function dealOrder(
  items: readonly Option[],
  right: readonly string[],
  draws: Stream,
): readonly Option[] {
  let wrong = items;
  for (let deal = 0; deal < MAX_DEALS; deal += 1) {
    const order = shuffled(draws, items);
    const ids = order.map(({ id }) => id);
    const steps = correctSteps(items, right, ids);
    if (steps.right * 2 <= steps.of) return order;
    if (steps.right < steps.of) wrong = order;
  }
  return wrong;
}

/**
 * The question as it's printed, with its items in the same order in every game and quiz that asks it, so that
 * sheets can be reused. `right` lists the ids in the correct order. For paper only: with some computing, the
 * order reveals which ones were ruled out.
 */
export function printedQuestion(
  question: ReorderKind['question'],
  right: readonly string[],
): ReorderKind['question'] {
  // A drawn formula's address differs from room to room, so items are told apart by their text.
  const named = question.items
    .map((item) => ({ item, name: JSON.stringify([item.text, item.media?.url]) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  const seed = JSON.stringify([question.text, ...named.map(({ name }) => name)]);
  const items = named.map(({ item }) => item);
  return { ...question, items: dealOrder(items, right, stream([0, 0], seed)) };
}
