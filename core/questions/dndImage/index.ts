// DND_IMAGE: labels to put at places on a picture.

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import { placingKind, type PlacingKind, type PlacingRules } from '#core/questions/placing/placing.ts';

export interface AuthoredSpot extends BoardPoint {
  /** The spot's own label first; others look like labels of other spots or like extras. */
  readonly labels: readonly AuthoredItem[];
  /** Describes the place for people who can't see it. */
  readonly name?: string;
}

export interface AuthoredLabels {
  readonly picture: Board;
  readonly spots: readonly AuthoredSpot[];
  /** Labels that belong nowhere. */
  readonly extras?: readonly AuthoredItem[];
}

export interface Pictured {
  readonly picture: Board;
}

export type DndImageKind = PlacingKind<'DND_IMAGE', AuthoredLabels, Pictured>;

export const DND_IMAGE_LIMITS = { minSpots: 1, maxSpots: 10, maxLabels: 12, name: 80 } as const;

export const dndImageRules: PlacingRules<'DND_IMAGE'> = {
  type: 'DND_IMAGE',
  holdsMany: false,
  waits: 'piece',
};

export const dndImageKind: QuestionKind<DndImageKind> = { ...placingKind(dndImageRules), verdictMs: 3_000 };
