// Texts and figures of REORDER that the canvas, the twin and the host share.

import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { PlacedItem } from '#core/questions/reorder/index.ts';
import { type Message, message } from '#scenes/message.ts';

export function belongsAt({ belongs }: PlacedItem): Message {
  return message('scenes:reorder.belongsAt', { place: belongs + 1 });
}

/** How many steps of an answer are right, of one less than there are items. */
export function stepsOf(placed: readonly PlacedItem[]): Message {
  const right = placed.filter(({ kept }) => kept).length - 1;
  return message('scenes:reorder.steps', { right, count: placed.length - 1 });
}

/** The items as the room has put them on average; as they stand where nobody has answered. */
export function classOrder(
  items: readonly Option[],
  { spread: { places } }: Distribution<'REORDER'>,
): readonly Option[] {
  return items.toSorted((a, b) => (places[a.id] ?? 0) - (places[b.id] ?? 0));
}
