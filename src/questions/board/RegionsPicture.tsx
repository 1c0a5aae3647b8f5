import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Board } from '#core/questions/board/board.ts';
import type { Region } from '#core/questions/board/regions.ts';
import { middleOfShape } from '#core/questions/board/shapes.ts';
import { BoardPicture, numbered } from '#src/questions/board/BoardPicture.tsx';

export interface RegionsPictureProps {
  readonly board: Board;
  readonly regions: readonly Region[];
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

/** The names of the regions, by their numbers. */
export function RegionNames({ regions }: Pick<RegionsPictureProps, 'regions'>): ReactNode {
  return (
    <ol className="grid gap-1">
      {regions.map(({ id, text, correct }, at) => (
        <li key={id} className="strip gap-2">
          <span className="authored-number bold tabular rigid">{at + 1}</span>
          {text}
          {correct && <Check size={18} strokeWidth={3} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  );
}
