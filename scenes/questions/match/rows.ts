// Rows of a MATCH board: a partner that is tied lies across from its prompt.

import type { PlacingBoard } from '#scenes/questions/placing/model.ts';

/** Ids of the partners from top to bottom: a tied one changes rows with the one across from its prompt. */
export function matchRows({ pieces }: Pick<PlacingBoard, 'pieces'>): readonly string[] {
  const rows = pieces.map(({ item }) => item.id);
  const tied = pieces.flatMap(({ item, place }) => (place === null ? [] : { id: item.id, place }));
  for (const { id, place } of tied.toSorted((a, b) => a.place - b.place)) {
    const from = rows.indexOf(id);
    rows[from] = rows[place] ?? id;
    rows[place] = id;
  }
  return rows;
}
