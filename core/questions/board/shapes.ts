// Geometry of regions on a board. Distances are in pixels of the picture, so that shapes keep their proportions.

import { type Board, type BoardPoint, rounded as round } from '#core/questions/board/board.ts';

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

/** Corners of a polygon. */
export const MIN_CORNERS = 3;
export const MAX_CORNERS = 40;

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
  if (shape.type === 'rect') {
    const { type: _, ...box } = shape;
    return box;
  }
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

/** The shape moved and stretched into the box, with coordinates rounded; a circle takes the box's width. */
export function fittedShape(shape: Shape, box: ShapeBox, size: Size): Shape {
  const { x, y, width, height } = box;
  const before = boxOf(shape, size);
  const placed = (point: BoardPoint): BoardPoint => ({
    x: round(x + (before.width > 0 ? (point.x - before.x) / before.width : 0) * width),
    y: round(y + (before.height > 0 ? (point.y - before.y) / before.height : 0) * height),
  });
  switch (shape.type) {
    case 'rect':
      return { type: 'rect', x: round(x), y: round(y), width: round(width), height: round(height) };
    case 'circle':
      return { type: 'circle', ...placed(shape), radius: round(width / 2) };
    case 'polygon':
      return { type: 'polygon', points: shape.points.map(placed) };
  }
}

/** The shape in this box, or as near to it as it fits on the picture. */
export function shapeWithin(shape: Shape, box: ShapeBox, size: Size): Shape {
  const [width, height] = [Math.min(1, box.width), Math.min(1, box.height)];
  const start = (at: number, long: number): number => Math.min(Math.max(0, at), 1 - long);
  return fittedShape(shape, { x: start(box.x, width), y: start(box.y, height), width, height }, size);
}

/** True if some point is inside of both shapes, as far as a grid of points tells. */
export function overlap(one: Shape, other: Shape, size: Size): boolean {
  const [a, b] = [boxOf(one, size), boxOf(other, size)];
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  if (width <= 0 || height <= 0) return false;
  return gridIn({ x, y, width, height }).some(
    (point) => distanceTo(one, point, size) === 0 && distanceTo(other, point, size) === 0,
  );
}

/** Points in each direction that stand for all points of a box. */
const TRIED = 15;

function gridIn({ x, y, width, height }: ShapeBox): readonly BoardPoint[] {
  return Array.from({ length: TRIED * TRIED }, (_, place) => ({
    x: x + (((place % TRIED) + 0.5) / TRIED) * width,
    y: y + ((Math.floor(place / TRIED) + 0.5) / TRIED) * height,
  }));
}

/** A point well inside the shape, for labels and handles. */
export function middleOfShape(shape: Shape, size: Size): BoardPoint {
  if (shape.type === 'circle') return { x: shape.x, y: shape.y };
  const box = boxOf(shape, size);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (shape.type === 'rect') return middle;
  let [best, farthest] = [shape.points[0] ?? middle, 0];
  for (const point of gridIn(box)) {
    const far = isInside(shape.points, point) ? edgeDistance(shape.points, point, size) : 0;
    if (far > farthest) [best, farthest] = [point, far];
  }
  return best;
}
