// Takes the pointer over a picture to draw regions: a rectangle or circle is dragged, a polygon clicked.

import { type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, boardDistance, type BoardPoint } from '#core/questions/board/board.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import { HOTSPOT_LIMITS } from '#core/questions/hotspot/index.ts';
import { pointOfEvent } from '#src/questions/board/BoardPicture.tsx';
import { drawnShape, type Tool, within } from '#src/questions/hotspot/regionShapes.ts';
import { useListener } from '#src/ui/useListener.ts';
import { Button } from '#src/ui/Button.tsx';

export interface DrawingSurfaceProps {
  readonly board: Board;
  readonly tool: Tool;
  readonly onShape: (shape: Shape) => void;
}

/** Share of the longer side within which a click closes a polygon at its first corner. */
const CLOSE = 0.025;
const MIN_CORNERS = 3;

export function DrawingSurface({ board, tool, onShape }: DrawingSurfaceProps): ReactNode {
  const { t } = useTranslation('host');
  /** A polygon's corners so far; or where a rectangle or circle begins, and where the pointer is. */
  const [points, setPoints] = useState<readonly BoardPoint[]>([]);
  const isPolygon = tool === 'polygon';
  const [first, last] = [points[0], points.at(-1)];
  const finish = () => {
    if (isPolygon && points.length >= MIN_CORNERS) onShape(within({ type: 'polygon', points }, board));
    setPoints([]);
  };
  useListener('keydown', (event) => {
    if (points.length === 0 || (event.key !== 'Escape' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === 'Enter') finish();
    else setPoints([]);
  });
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const at = pointOfEvent(event, event.currentTarget);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isPolygon) setPoints([at]);
    else if (first && points.length >= MIN_CORNERS && boardDistance(board, first, at) < CLOSE) finish();
    else if (points.length < HOTSPOT_LIMITS.maxCorners) setPoints([...points, at]);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!isPolygon && first) setPoints([first, pointOfEvent(event, event.currentTarget)]);
  };
  const up = () => {
    if (isPolygon || !first || !last) return;
    const shape = drawnShape(tool, first, last, board);
    setPoints([]);
    if (shape) onShape(shape);
  };
  const drawn = !isPolygon && first && last ? drawnShape(tool, first, last, board) : null;
  return (
    <>
      <div
        className="board-surface"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => setPoints([])}
      />
      <svg
        className="board-shapes"
        viewBox={`0 0 ${board.width || 4} ${board.height || 3}`}
        aria-hidden="true"
      >
        <g>
          {isPolygon && (
            <polyline points={points.map(({ x, y }) => `${x * board.width},${y * board.height}`).join(' ')} />
          )}
          {drawn?.type === 'rect' && (
            <rect
              x={drawn.x * board.width}
              y={drawn.y * board.height}
              width={drawn.width * board.width}
              height={drawn.height * board.height}
            />
          )}
          {drawn?.type === 'circle' && (
            <circle cx={drawn.x * board.width} cy={drawn.y * board.height} r={drawn.radius * board.width} />
          )}
        </g>
      </svg>
      {isPolygon && points.length >= MIN_CORNERS && (
        <Button small className="board-finish" onClick={finish}>
          {t('host:question.edit.hotspot.finish')}
        </Button>
      )}
    </>
  );
}
