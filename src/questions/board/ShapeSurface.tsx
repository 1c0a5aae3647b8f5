// Takes the pointer over a picture to draw regions: a rectangle or circle is dragged, a polygon clicked. With keys, a
// crosshair sets the same points.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, boardDistance, type BoardPoint, roundedPoint } from '#core/questions/board/board.ts';
import { gridPlace } from '#core/questions/board/grid.ts';
import { boxOf, MAX_CORNERS, MIN_CORNERS, type Shape, shapeWithin } from '#core/questions/board/shapes.ts';
import { placeOf, pointOfEvent, ShapesOn } from '#src/questions/board/BoardPicture.tsx';
import { movedByKey } from '#src/questions/board/movedByKey.ts';
import { Button } from '#src/ui/Button.tsx';
import { useListener } from '#src/ui/useListener.ts';

export type Tool = Shape['type'];

export const TOOLS: readonly Tool[] = ['rect', 'circle', 'polygon'];

export interface ShapeSurfaceProps {
  readonly board: Board;
  readonly tool: Tool;
  readonly onShape: (shape: Shape) => void;
}

/** Share of the longer side within which a click closes a polygon at its first corner. */
const CLOSE = 0.025;
/** Share of the longer side that a pointer has to travel to draw something. */
const MEANT = 0.01;
/** Where keys begin. */
const CENTER: BoardPoint = { x: 0.5, y: 0.5 };

/** The rectangle between two corners, the circle around the first, or the polygon; null if it's too small. */
function shapeOf(tool: Tool, points: readonly BoardPoint[], board: Board): Shape | null {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to || (tool !== 'polygon' && boardDistance(board, from, to) < MEANT)) return null;
  const radius = (boardDistance(board, from, to) * Math.max(board.width, board.height)) / board.width;
  const shapes: Readonly<Record<Tool, Shape>> = {
    rect: {
      type: 'rect',
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    },
    circle: { type: 'circle', ...from, radius },
    polygon: { type: 'polygon', points },
  };
  return shapeWithin(shapes[tool], boxOf(shapes[tool], board), board);
}

export function ShapeSurface({ board, tool, onShape }: ShapeSurfaceProps): ReactNode {
  const { t } = useTranslation(['host', 'kinds']);
  /** A polygon's corners so far; or where a rectangle or circle begins, and where it ends. */
  const [points, setPoints] = useState<readonly BoardPoint[]>([]);
  /** Where the keys are; null while a pointer draws. */
  const [cursor, setCursor] = useState<BoardPoint | null>(null);
  const isPolygon = tool === 'polygon';
  const [first] = points;
  const canClose = isPolygon && points.length >= MIN_CORNERS;
  const finish = (drawn = points) => {
    const shape = !isPolygon || canClose ? shapeOf(tool, drawn, board) : null;
    setPoints([]);
    if (shape) onShape(shape);
  };
  const corner = (at: BoardPoint) => {
    if (first && canClose && boardDistance(board, first, at) < CLOSE) finish();
    else if (points.length < MAX_CORNERS) setPoints([...points, at]);
  };
  useListener('keydown', (event) => {
    if (points.length === 0 || (event.key !== 'Escape' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === 'Enter') finish();
    else setPoints([]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedByKey(event, cursor ?? CENTER);
    if (moved) {
      setCursor(roundedPoint(moved));
      if (!isPolygon && first) setPoints([first, roundedPoint(moved)]);
    } else if (cursor && (event.key === 'Enter' || event.key === ' ')) {
      if (isPolygon || !first) corner(cursor);
      else finish([first, cursor]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const at = pointOfEvent(event, event.currentTarget);
    event.currentTarget.setPointerCapture(event.pointerId);
    setCursor(null);
    if (isPolygon) corner(at);
    else setPoints([at]);
  };
  const drawn = shapeOf(tool, points, board);
  return (
    <>
      <div
        className="board-surface"
        // Two-dimensional, which an input can't be.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-label={t('host:question.edit.regions.surface')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((cursor ?? CENTER).x * 100)}
        aria-valuetext={t('kinds:crosshair.at', gridPlace(cursor ?? CENTER))}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setCursor(cursor ?? CENTER);
        }}
        onPointerDown={down}
        onPointerMove={(event) => {
          if (!isPolygon && first && !cursor) setPoints([first, pointOfEvent(event, event.currentTarget)]);
        }}
        onPointerUp={() => {
          if (!isPolygon && first) finish();
        }}
        onPointerCancel={() => setPoints([])}
      />
      {drawn && <ShapesOn board={board} shapes={[{ shape: drawn, state: 'plain' }]} />}
      {cursor && <span className="board-cross" style={placeOf(cursor)} aria-hidden="true" />}
      {canClose && (
        <Button small className="board-finish" onClick={() => finish()}>
          {t('host:question.edit.regions.finish')}
        </Button>
      )}
    </>
  );
}
