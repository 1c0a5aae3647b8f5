import { optionOfKey } from '#core/questions/options/letters.ts';
import type { Option } from '#core/questions/questionBase.ts';

/**
 * Parses an order typed from an answer sheet: the items' letters in order, or the numbers beside the items in
 * the order of the sheet, with `-` or `0` for a blank box. Items without a place get the places that are
 * left. Returns item ids, or null if the text has no order.
 */
export function orderTyped(items: readonly Option[], text: string): readonly string[] | null {
  const ids = items.map(({ id }) => id);
  const letters = text.match(/[a-z]/gi)?.flatMap((letter) => ids[optionOfKey(letter) ?? -1] ?? []);
  if (letters) return letters.length === 0 ? null : [...new Set([...letters, ...ids])];
  const columns = text.match(ids.length < 10 ? /[\d-]/g : /10|[\d-]/g) ?? [];
  // If there are more than items, the dashes separate numbers.
  const boxes = columns.length > ids.length ? columns.filter((column) => column !== '-') : columns;
  const byPlace = new Map<number, string>();
  for (const [at, id] of ids.entries()) {
    const place = Number(boxes[at]) - 1;
    if (place in ids && !byPlace.has(place)) byPlace.set(place, id);
  }
  if (byPlace.size === 0) return null;
  const taken = new Set(byPlace.values());
  const left = ids.filter((id) => !taken.has(id));
  return ids.map((_, place) => byPlace.get(place) ?? left.shift() ?? '');
}
