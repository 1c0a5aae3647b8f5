// Places on a board on the canvas: where its picture goes, and points on it.

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { Point, Rect } from '#scenes/ports.ts';

/** Width of the frame around the picture in CSS pixels. */
export const FRAME = 6;

type Size = Pick<Board, 'width' | 'height'>;

/** Width by height; of a board without a picture, that of most pictures. */
export const aspectOf = ({ width, height }: Size): number =>
  width > 0 && height > 0 ? width / height : 4 / 3;

/** Height of a board of this width, with its frame. */
export function boardHeight(board: Size, width: number): number {
  return (width - 2 * FRAME) / aspectOf(board) + 2 * FRAME;
}

/** The picture's place if the board is as large as the box allows, in its middle. */
export function fittedBoard(board: Size, { x, y, width, height }: Rect): Rect {
  const aspect = aspectOf(board);
  const wide = Math.max(1, Math.min(width - 2 * FRAME, (height - 2 * FRAME) * aspect));
  const high = wide / aspect;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** A point on the board, on the canvas; `at`: the picture's place. */
export function onCanvas(at: Rect, { x, y }: BoardPoint): Point {
  return { x: at.x + x * at.width, y: at.y + y * at.height };
}

/** A point on the canvas, on the board; null if it is farther than `reach` pixels outside. */
export function onBoard(at: Rect, { x, y }: Point, reach = 0): BoardPoint | null {
  const isNear =
    x >= at.x - reach && x <= at.x + at.width + reach && y >= at.y - reach && y <= at.y + at.height + reach;
  const part = (value: number): number => Math.min(1, Math.max(0, value));
  return isNear ? { x: part((x - at.x) / at.width), y: part((y - at.y) / at.height) } : null;
}

/** The square around a point on the canvas. */
export function around({ x, y }: Point, size: number): Rect {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}
