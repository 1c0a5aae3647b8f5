// The sentences for a screen reader while items are put in order, each made from the difference of two moments.

import type { Option } from '#core/questions/questionBase.ts';
import { optionWords } from '#core/questions/options/options.ts';
import { type Message, message } from '#scenes/message.ts';

export interface OrderMoment {
  /** Ids, the first one first. */
  readonly order: readonly string[];
  /** Id of the item that is picked up. */
  readonly held: string | undefined;
  /** Acts that can be undone. */
  readonly past: number;
}

/** null: there is nothing to say. */
export function saidOf(items: readonly Option[], before: OrderMoment, now: OrderMoment): Message | null {
  const { order, held } = now;
  const total = order.length;
  const wordsAt = (place: number) => {
    const item = items.find(({ id }) => id === order[place]);
    return item ? optionWords(item) : '';
  };
  const moved = order.join() !== before.order.join();
  if (moved && now.past < before.past) return message('play:reorder.undone');
  if (held !== undefined) {
    const at = order.indexOf(held);
    const place = at + 1;
    if (held !== before.held) return message('play:reorder.pickedUp', { item: wordsAt(at), place, total });
    if (!moved) return null;
    if (at === 0) return message('play:reorder.first', { place, total, after: wordsAt(1) });
    if (place === total) return message('play:reorder.last', { place, total, before: wordsAt(at - 1) });
    return message('play:reorder.between', {
      place,
      total,
      before: wordsAt(at - 1),
      after: wordsAt(at + 1),
    });
  }
  const put = before.held ?? (moved ? movedItem(before.order, order) : undefined);
  return put === undefined ? null : message('play:reorder.put', { place: order.indexOf(put) + 1 });
}

/** The item without which both are the same order. */
function movedItem(before: readonly string[], now: readonly string[]): string | undefined {
  const without = (order: readonly string[], id: string) => order.filter((other) => other !== id).join();
  return now.find((id) => without(before, id) === without(now, id));
}
