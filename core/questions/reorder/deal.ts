// The order in which items to put in order are dealt.

import type { Option } from '#core/questions/questionBase.ts';
import { stepsIn } from '#core/questions/reorder/index.ts';
import { shuffled, type Stream } from '#core/random/stream.ts';

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
