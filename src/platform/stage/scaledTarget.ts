// Targets of a canvas that is shown larger than it is laid out.

import type { Rect, Target } from '#scenes/index.ts';

/** The target in the page's pixels. */
export function scaledTarget(target: Target, scale: number): Target {
  const { rect, drag, zoom } = target;
  return {
    ...target,
    rect: scaled(rect, scale),
    ...(drag && { drag: { ...drag, grip: scaled(drag.grip, scale) } }),
    ...(zoom && { zoom: { ...zoom, x: zoom.x * scale, y: zoom.y * scale } }),
  };
}

const scaled = ({ x, y, width, height }: Rect, scale: number): Rect => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});
