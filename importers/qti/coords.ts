// Coordinates of places on a picture, in the whole pixels that QTI has.

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { Shape } from '#core/questions/board/shapes.ts';

type Size = Pick<Board, 'width' | 'height'>;

export function coordsOf(shape: Shape, { width, height }: Size): string {
  const x = (part: number) => Math.round(part * width);
  const y = (part: number) => Math.round(part * height);
  switch (shape.type) {
    case 'rect':
      return [x(shape.x), y(shape.y), x(shape.x + shape.width), y(shape.y + shape.height)].join(',');
    case 'circle':
      return [x(shape.x), y(shape.y), x(shape.radius)].join(',');
    case 'polygon':
      // QTI repeats the first corner at the end.
      return [...shape.points, ...shape.points.slice(0, 1)]
        .flatMap((point) => [x(point.x), y(point.y)])
        .join(',');
  }
}

/** Share of a picture's width that a spot is drawn in. */
const SPOT_RADIUS = 0.04;

/** A spot is a point, and QTI's places are areas. */
export function spotCoords({ x, y }: BoardPoint, size: Size): string {
  return coordsOf({ type: 'circle', x, y, radius: SPOT_RADIUS }, size);
}
