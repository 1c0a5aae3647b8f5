// The order in which items to put in order are dealt.

import type { Option } from '#core/questions/questionBase.ts';
import { type ReorderKind, stepsIn } from '#core/questions/reorder/index.ts';
import { shuffled, type Stream, stream } from '#core/random/stream.ts';

const MOST_DEALS = 24;

/** The items in an order of which at most half the steps are right; where many are alike, in any that is not right. `right`: their ids in the right order. */
export function dealt(items: readonly Option[], right: readonly string[], draws: Stream): readonly Option[] {
  let wrong = items;
  for (let deal = 0; deal < MOST_DEALS; deal += 1) {
    const order = shuffled(draws, items);
    const ids = order.map(({ id }) => id);
    const steps = stepsIn(items, right, ids);
    if (steps.right * 2 <= steps.of) return order;
    if (steps.right < steps.of) wrong = order;
  }
  return wrong;
}

/**
 * The question as it is printed: its items stand in the same order in every game and every quiz that asks it, so that sheets can be used again.
 * `right`: their ids in the right order. For paper alone, because who reckons can tell from it which orders were passed over.
 */
export function printed(
  question: ReorderKind['question'],
  right: readonly string[],
): ReorderKind['question'] {
  // A drawn formula has an address of its own in each room: its words tell it apart.
  const named = question.items
    .map((item) => ({ item, name: JSON.stringify([item.text, item.media?.url]) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  const seed = JSON.stringify([question.text, ...named.map(({ name }) => name)]);
  const items = named.map(({ item }) => item);
  return { ...question, items: dealt(items, right, stream([0, 0], seed)) };
}
