// An order as it is typed from a sheet.

import { optionOfKey } from '#core/questions/options/letters.ts';
import type { Option } from '#core/questions/questionBase.ts';

/**
 * The ids of the items in the order that is typed: their letters one after the other, or the numbers beside them in the order of the sheet, of
 * which `-` and `0` say that a box is blank. What has no place of its own takes those that are left. null: there is nothing of an order.
 */
export function orderTyped(items: readonly Option[], text: string): readonly string[] | null {
  const ids = items.map(({ id }) => id);
  const letters = text.match(/[a-z]/gi)?.flatMap((letter) => ids[optionOfKey(letter) ?? -1] ?? []);
  if (letters) return letters.length === 0 ? null : [...new Set([...letters, ...ids])];
  const columns = text.match(ids.length < 10 ? /[\d-]/g : /10|[\d-]/g) ?? [];
  // Where there are more than items, dashes stand between numbers.
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
