// A numbered handle on a picture: dragged with a pointer, or moved with the arrow keys.

import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { BoardPoint } from '#core/questions/board/board.ts';
import { placeOf, pointOfEvent } from '#src/questions/board/BoardPicture.tsx';
import { movedByKey } from '#src/questions/board/movedByKey.ts';

export interface BoardHandleProps {
  readonly point: BoardPoint;
  readonly number: number;
  /** Accessible name. */
  readonly label: string;
  readonly onMove: (to: BoardPoint) => void;
}

/** Shares of the picture's width and height. */
const STEPS = { usual: 0.01, shift: 0.05 } as const;

export function BoardHandle({ point, number, label, onMove }: BoardHandleProps): ReactNode {
  const isDragged = useRef(false);
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const board = event.currentTarget.closest('.board');
    if (isDragged.current && board) onMove(pointOfEvent(event, board));
  };
  return (
    <button
      type="button"
      className="board-pin board-handle centered bold tabular"
      style={placeOf(point)}
      aria-label={label}
      title={label}
      onPointerDown={(event) => {
        // Nothing is drawn below it.
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = true;
      }}
      onPointerMove={move}
      onPointerUp={() => {
        isDragged.current = false;
      }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        const moved = movedByKey(event, point, STEPS);
        if (!moved) return;
        event.preventDefault();
        onMove(moved);
      }}
    >
      {number}
    </button>
  );
}
