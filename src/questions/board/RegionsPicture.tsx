import type { ReactNode } from 'react';
import type { Board } from '#core/questions/board/board.ts';
import { middleOfShape, type Shape } from '#core/questions/board/shapes.ts';
import { BoardPicture, numbered } from '#src/questions/board/BoardPicture.tsx';

export interface RegionsPictureProps {
  readonly board: Board;
  readonly regions: readonly { readonly shape: Shape; readonly correct?: true }[];
}

/** A picture with numbered regions, as its author drew them. */
export function RegionsPicture({ board, regions }: RegionsPictureProps): ReactNode {
  return (
    <BoardPicture
      board={board}
      shapes={regions.map(({ shape, correct }) => ({ shape, state: correct ? 'found' : 'decoy' }))}
      pins={numbered(regions.map(({ shape }) => middleOfShape(shape, board)))}
    />
  );
}
