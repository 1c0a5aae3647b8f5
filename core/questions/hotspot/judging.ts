// Judging marks: regions hit, each once, in the assignment that counts the most (decisions, "Scoring").

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { Marks, Region } from '#core/questions/hotspot/index.ts';
import { distanceTo } from '#core/questions/board/shapes.ts';

/** Distance from a region at which a mark still counts, as a share of the picture's longer side. */
const SLACK = 0.02;

/** A mark or a name, judged. */
export interface JudgedMark {
  /** Index of the region that it hit; null for none, or if that one is counted already. */
  readonly region: number | null;
  readonly isRight: boolean;
}

/** Indexes of the nearest regions within reach; several if the mark is inside of all of them. */
function regionsAt(board: Board, regions: readonly Region[], mark: BoardPoint): readonly number[] {
  const distances = regions.map(({ shape }) => distanceTo(shape, mark, board));
  const nearest = Math.min(...distances);
  if (nearest > SLACK * Math.max(board.width, board.height)) return [];
  return distances.flatMap((distance, index) => (distance === nearest ? index : []));
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
