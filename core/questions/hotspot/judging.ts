// Judging marks: regions hit, each once, in the assignment that counts the most (decisions, "Scoring").

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import { type Region, regionsAt } from '#core/questions/board/regions.ts';

/** Marks on the picture, the oldest first, and regions chosen by name. */
export interface Marks {
  readonly marks: readonly BoardPoint[];
  /** Ids; absent if there are none. */
  readonly regions?: readonly string[];
}

/** A mark or a name, judged. */
export interface JudgedMark {
  /** Index of the region that it hit; null for none, or if that one is counted already. */
  readonly region: number | null;
  readonly isRight: boolean;
}

/** Judges the marks in their order, then the names. */
export function judgedMarks(
  board: Board,
  regions: readonly Region[],
  { marks, regions: named = [] }: Marks,
): readonly JudgedMark[] {
  const reached = [
    ...marks.map((mark) => regionsAt(board, regions, mark)),
    ...named.map((id) => [regions.findIndex((region) => region.id === id)]),
  ];
  /** Places of the marks by the correct region that each counts for. */
  const taken = new Map<number, number>();
  /** Finds a correct region for the mark; marks that hold one move on to another if they can. */
  const take = (place: number, tried: Set<number>): boolean =>
    (reached[place] ?? []).some((region) => {
      if (regions[region]?.correct !== true || tried.has(region)) return false;
      tried.add(region);
      const holder = taken.get(region);
      if (holder !== undefined && !take(holder, tried)) return false;
      taken.set(region, place);
      return true;
    });
  for (const place of reached.keys()) take(place, new Set());
  const regionOf = new Map([...taken].map(([region, place]) => [place, region]));
  return reached.map((found, place) => {
    const region = regionOf.get(place);
    if (region !== undefined) return { region, isRight: true };
    const decoy = found.find((index) => regions[index]?.correct !== true);
    return { region: decoy ?? null, isRight: false };
  });
}
