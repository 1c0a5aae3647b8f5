// Areas of a picture, as QTI writes them: a shape and its coordinates in pixels, or in parts of the picture.

import type { Shape } from '#core/questions/board/shapes.ts';
import type { ImportBoard } from '#importers/kinds.ts';

type Size = Pick<ImportBoard, 'width' | 'height'>;

/** Corners of the polygon that stands for an ellipse. */
const ELLIPSE_CORNERS = 24;
const DECIMALS = 5;

/** null for a shape without a place, such as `default`, or with wrong coordinates. */
export function shapeOf(shape: string, coords: string, { width, height }: Size): Shape | null {
  const numbers = coords
    .trim()
    .split(/[\s,;]+/)
    .map(Number);
  if (numbers.length < 3 || !numbers.every(Number.isFinite)) return null;
  const x = (number = 0) => part(number / width);
  const y = (number = 0) => part(number / height);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  switch (shape.toLowerCase()) {
    case 'rect':
    case 'rectangle': {
      if (numbers.length < 4) return null;
      const [left, top] = [x(Math.min(a, c)), y(Math.min(b, d))];
      return {
        type: 'rect',
        x: left,
        y: top,
        width: part(x(Math.max(a, c)) - left),
        height: part(y(Math.max(b, d)) - top),
      };
    }
    case 'circle':
      return { type: 'circle', x: x(a), y: y(b), radius: x(c) };
    case 'ellipse':
      if (numbers.length < 4) return null;
      return {
        type: 'polygon',
        points: Array.from({ length: ELLIPSE_CORNERS }, (_, corner) => {
          const angle = (corner / ELLIPSE_CORNERS) * 2 * Math.PI;
          return { x: x(a + c * Math.cos(angle)), y: y(b + d * Math.sin(angle)) };
        }),
      };
    case 'poly':
    case 'bounded': {
      const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, corner) => ({
        x: x(numbers[corner * 2]),
        y: y(numbers[corner * 2 + 1]),
      }));
      const [first] = points;
      const last = points.at(-1);
      // QTI repeats the first corner at the end.
      const isClosed = points.length > 3 && first?.x === last?.x && first?.y === last?.y;
      const corners = isClosed ? points.slice(0, -1) : points;
      return corners.length < 3 ? null : { type: 'polygon', points: corners };
    }
    default:
      return null;
  }
}

/** Middle of a shape. */
export function centerOf(shape: Shape): { readonly x: number; readonly y: number } {
  switch (shape.type) {
    case 'rect':
      return { x: part(shape.x + shape.width / 2), y: part(shape.y + shape.height / 2) };
    case 'circle':
      return { x: shape.x, y: shape.y };
    case 'polygon': {
      const { points } = shape;
      const middle = (all: readonly number[]) => part((Math.min(...all) + Math.max(...all)) / 2);
      return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
    }
  }
}

const part = (number: number) => Math.min(1, Math.max(0, Number(number.toFixed(DECIMALS))));
