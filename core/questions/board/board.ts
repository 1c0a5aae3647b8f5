// Board: a picture to point at, with its size.

import type { Picture } from '#core/content/media.ts';

export interface Board extends Picture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A point on a board, in parts of its width and height. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** Longest side of a board in pixels. */
export const BOARD_MAX_SIDE = 20_000;

/** A board whose picture has yet to be chosen. */
export const EMPTY_BOARD: Board = { type: 'image', url: '', width: 0, height: 0 };

const DIGITS = 10_000;

/** A length or a coordinate with as many digits as are kept of it. */
export const rounded = (part: number): number => Math.round(part * DIGITS) / DIGITS;
const onto = (part: number): number => rounded(Math.min(1, Math.max(0, part)));

/** The nearest point on the board, rounded to four digits. */
export function roundedPoint({ x, y }: BoardPoint): BoardPoint {
  return { x: onto(x), y: onto(y) };
}

/** True for a point on a board, as opposed to anything else that was stored or sent. */
export function isBoardPoint(value: unknown): value is BoardPoint {
  const { x, y } = Object(value) as Readonly<Record<string, unknown>>;
  return isPart(x) && isPart(y);
}

const isPart = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

/** The distance between two points, as a share of the board's longer side. */
export function boardDistance({ width, height }: Board, one: BoardPoint, other: BoardPoint): number {
  return Math.hypot((one.x - other.x) * width, (one.y - other.y) * height) / Math.max(width, height, 1);
}
