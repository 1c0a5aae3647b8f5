// Regions of a board, some of them correct, and which of them points hit.

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import { distanceTo, type Shape } from '#core/questions/board/shapes.ts';
import type { Option } from '#core/questions/questionBase.ts';

export interface AuthoredRegion {
  readonly shape: Shape;
  /** Absent for a decoy. */
  readonly correct?: true;
  readonly name?: string;
}

/** A region as it's revealed; its text is its name. */
export interface Region extends Option {
  readonly shape: Shape;
  readonly correct?: true;
}

/** Distance from a region at which a point still counts, as a share of the picture's longer side. */
const SLACK = 0.02;

/** Indexes of the nearest regions within reach; several if the point is inside of all of them. */
export function regionsAt(
  board: Board,
  regions: readonly Pick<Region, 'shape'>[],
  point: BoardPoint,
): readonly number[] {
  const distances = regions.map(({ shape }) => distanceTo(shape, point, board));
  const nearest = Math.min(...distances);
  if (nearest > SLACK * Math.max(board.width, board.height)) return [];
  return distances.flatMap((distance, index) => (distance === nearest ? index : []));
}
