// Zooming into a board: arithmetic.

import { clamp } from '#scenes/kit/clamp.ts';
import type { Rect, ZoomStep } from '#scenes/ports.ts';

/** Where all of the picture is, in parts of the window in which it shows. */
export type BoardView = Rect;

export const WHOLE: BoardView = { x: 0, y: 0, width: 1, height: 1 };

/** A picture is enlarged at most this many times. */
export const MOST_ZOOM = 3;

/** The view after a step: the point keeps its place, and no side of the picture comes into the window. */
export function zoomedView({ x, y, width }: BoardView, window: Rect, step: ZoomStep): BoardView {
  const { by, across = 0, down = 0 } = step;
  const wide = clamp(width * by, 1, MOST_ZOOM);
  const side = (start: number, at: number, moved: number): number =>
    clamp(at - ((at - start) * wide) / width + moved, 1 - wide, 0);
  return {
    x: side(x, (step.x - window.x) / window.width, across / window.width),
    y: side(y, (step.y - window.y) / window.height, down / window.height),
    width: wide,
    height: wide,
  };
}

/** The view on the way from one to another; `progress`: 0 to 1. */
export function viewBetween(from: BoardView, to: BoardView, progress: number): BoardView {
  const between = (a: number, b: number): number => a + (b - a) * progress;
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
  };
}

/** The whole picture's place on the canvas. */
export function inView(window: Rect, view: BoardView): Rect {
  return {
    x: window.x + view.x * window.width,
    y: window.y + view.y * window.height,
    width: window.width * view.width,
    height: window.height * view.height,
  };
}
