// Drawing and moving regions in the editor.

import { type Board, type BoardPoint, roundedPoint } from '#core/questions/board/board.ts';
import { boxOf, fittedShape, middleOfShape, type Shape } from '#core/questions/board/shapes.ts';

export type Tool = Shape['type'];

export const TOOLS: readonly Tool[] = ['rect', 'circle', 'polygon'];

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The shape moved so that all of it, or all of its middle, is on the picture, and rounded. */
export function within(shape: Shape, board: Board): Shape {
  switch (shape.type) {
    case 'rect': {
      const width = Math.min(1, shape.width);
      const height = Math.min(1, shape.height);
      const x = Math.min(Math.max(0, shape.x), 1 - width);
      const y = Math.min(Math.max(0, shape.y), 1 - height);
      return { type: 'rect', x: round(x), y: round(y), width: round(width), height: round(height) };
    }
    case 'circle':
      return { type: 'circle', ...roundedPoint(shape), radius: round(Math.min(1, shape.radius)) };
    case 'polygon': {
      const { x, y, width, height } = boxOf(shape, board);
      const box = {
        x: Math.min(Math.max(0, x), Math.max(0, 1 - width)),
        y: Math.min(Math.max(0, y), Math.max(0, 1 - height)),
        width: Math.min(1, width),
        height: Math.min(1, height),
      };
      const { points } = fittedShape(shape, box, board) as Extract<Shape, { type: 'polygon' }>;
      return { type: 'polygon', points: points.map(roundedPoint) };
    }
  }
}

/** The shape with its middle at the point. */
export function moved(shape: Shape, to: BoardPoint, board: Board): Shape {
  const middle = middleOfShape(shape, board);
  const box = boxOf(shape, board);
  const there = { ...box, x: box.x + to.x - middle.x, y: box.y + to.y - middle.y };
  return within(fittedShape(shape, there, board), board);
}

/** The rectangle or circle between two corners; null if it's too small to be meant. */
export function drawnShape(tool: Tool, from: BoardPoint, to: BoardPoint, board: Board): Shape | null {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (Math.max(width, height) < MEANT) return null;
  if (tool === 'rect')
    return within(
      { type: 'rect', x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height },
      board,
    );
  // Drawn from its middle outward.
  const radius = Math.hypot(width * board.width, height * board.height) / Math.max(1, board.width);
  return within({ type: 'circle', ...from, radius }, board);
}

/** Share of the picture that a pointer has to travel to draw something. */
const MEANT = 0.01;
