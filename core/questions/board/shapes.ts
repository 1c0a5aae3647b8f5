// Geometry of regions on a board. Distances are in pixels of the picture, so that shapes keep their proportions.

import type { Board, BoardPoint } from '#core/questions/board/board.ts';

/** In parts of the board's width and height; a circle's radius is in parts of its width. */
export type Shape =
  | {
      readonly type: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly type: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly type: 'polygon'; readonly points: readonly BoardPoint[] };

export type ShapeBox = Omit<Extract<Shape, { readonly type: 'rect' }>, 'type'>;

type Size = Pick<Board, 'width' | 'height'>;

/** Unlike `Math.hypot`, the same in every engine. */
const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

const inPixels = ({ x, y }: BoardPoint, { width, height }: Size): BoardPoint => ({
  x: x * width,
  y: y * height,
});

/** Pixels from the point to the shape; 0 inside. */
export function distanceTo(shape: Shape, point: BoardPoint, size: Size): number {
  switch (shape.type) {
    case 'rect': {
      const across = Math.max(shape.x - point.x, 0, point.x - shape.x - shape.width);
      const down = Math.max(shape.y - point.y, 0, point.y - shape.y - shape.height);
      return lengthOf(across * size.width, down * size.height);
    }
    case 'circle': {
      const { x, y } = inPixels({ x: point.x - shape.x, y: point.y - shape.y }, size);
      return Math.max(0, lengthOf(x, y) - shape.radius * size.width);
    }
    case 'polygon':
      return isInside(shape.points, point) ? 0 : edgeDistance(shape.points, point, size);
  }
}

function isInside(points: readonly BoardPoint[], { x, y }: BoardPoint): boolean {
  let inside = false;
  for (const [index, to] of points.entries()) {
    const from = points.at(index - 1) ?? to;
    const crosses = from.y > y !== to.y > y;
    if (crosses && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
  }
  return inside;
}

/** Pixels from the point to the nearest edge. */
function edgeDistance(points: readonly BoardPoint[], point: BoardPoint, size: Size): number {
  const at = inPixels(point, size);
  const distances = points.map((corner, index) => {
    const to = inPixels(corner, size);
    const from = inPixels(points.at(index - 1) ?? corner, size);
    const [wide, high] = [to.x - from.x, to.y - from.y];
    const along = ((at.x - from.x) * wide + (at.y - from.y) * high) / (wide * wide + high * high || 1);
    const share = Math.min(1, Math.max(0, along));
    return lengthOf(at.x - from.x - share * wide, at.y - from.y - share * high);
  });
  return Math.min(...distances);
}

/** The smallest box around the shape. */
export function boxOf(shape: Shape, { width, height }: Size): ShapeBox {
  if (shape.type === 'rect') return shape;
  if (shape.type === 'circle') {
    const { x, y, radius } = shape;
    const high = height > 0 ? (radius * width) / height : radius;
    return { x: x - radius, y: y - high, width: 2 * radius, height: 2 * high };
  }
  const xs = shape.points.map(({ x }) => x);
  const ys = shape.points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The shape moved and stretched into the box; a circle takes the box's width. */
export function fittedShape(shape: Shape, box: ShapeBox, size: Size): Shape {
  if (shape.type === 'rect') return { type: 'rect', ...box };
  if (shape.type === 'circle') {
    const { x, y, width, height } = box;
    return { type: 'circle', x: x + width / 2, y: y + height / 2, radius: width / 2 };
  }
  const before = boxOf(shape, size);
  const scaled = (at: number, from: number, long: number, to: number, wanted: number): number =>
    to + (long > 0 ? ((at - from) / long) * wanted : 0);
  return {
    type: 'polygon',
    points: shape.points.map(({ x, y }) => ({
      x: scaled(x, before.x, before.width, box.x, box.width),
      y: scaled(y, before.y, before.height, box.y, box.height),
    })),
  };
}

/** Points tried in each direction for the middle of a polygon. */
const TRIED = 15;

/** A point well inside the shape, for labels and handles. */
export function middleOfShape(shape: Shape, size: Size): BoardPoint {
  if (shape.type === 'circle') return { x: shape.x, y: shape.y };
  const box = boxOf(shape, size);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (shape.type === 'rect') return middle;
  let [best, farthest] = [shape.points[0] ?? middle, 0];
  for (let place = 0; place < TRIED * TRIED; place += 1) {
    const x = box.x + (((place % TRIED) + 0.5) / TRIED) * box.width;
    const y = box.y + ((Math.floor(place / TRIED) + 0.5) / TRIED) * box.height;
    const far = isInside(shape.points, { x, y }) ? edgeDistance(shape.points, { x, y }, size) : 0;
    if (far > farthest) [best, farthest] = [{ x, y }, far];
  }
  return best;
}
