// Layout of an obstacle in play: pure arithmetic, from phones to projectors.

import { column, isTall, type Shape, shapeOf } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

export interface ObstacleLayout {
  readonly shape: Shape;
  readonly title: Rect;
  readonly line: Rect;
  readonly clock: Rect;
  readonly slab: Rect;
  /** The feet and size of the player's character beside the slab. */
  readonly own: { readonly x: number; readonly y: number; readonly size: number };
  readonly button: Rect;
  /** The stars of a win, on the slab's top edge. */
  readonly stars: { readonly x: number; readonly y: number; readonly size: number };
}

/** Size of the slab in CSS pixels. */
const SLAB = { wide: [720, 460], narrow: [362, 500] } as const;
/** Scale on a large screen. */
const TALL = 1.34;
const WIDEST = 1_480;

export function layoutObstacle(viewport: Viewport): ObstacleLayout {
  const shape = shapeOf(viewport);
  const room = column(viewport, WIDEST);
  return shape === 'short' ? besides(room) : stacked(room, shape, isTall(viewport) ? TALL : 1);
}

function stacked({ x, y, width, height }: Rect, shape: 'wide' | 'narrow', scale: number): ObstacleLayout {
  const isWide = shape === 'wide';
  const [title, line, clock, gap] = isWide ? [62 * scale, 42 * scale, 22 * scale, 12] : [46, 46, 20, 8];
  const foot = isWide ? 56 * scale : 64;
  const bottom = y + height;
  const head = title + line + clock + 2 * gap;
  const [most, high] = SLAB[shape];
  const slab = {
    width: Math.min(most * scale, width),
    height: Math.min(high * scale, height - foot - gap - head),
  };
  // Spare height on a tall screen goes above and below the slab.
  const air = Math.max(0, height - foot - gap - head - slab.height);
  const top = y + head + air * 0.4;
  const left = x + (width - slab.width) / 2;
  const aside = left - x;
  const size = isWide ? Math.min(190 * scale, aside * 0.8) : Math.min(124, bottom - top - slab.height - gap);
  const wide = isWide ? 340 * scale : Math.min(222, width - size - 2 * gap);
  const words = y + air * 0.2;
  // In the clock's place.
  const stars = { x: x + width / 2, y: top - clock * 0.25, size: clock * (isWide ? 2.4 : 2.6) };
  return {
    shape,
    stars,
    title: { x, y: words, width, height: title },
    line: { x, y: words + title, width, height: line },
    clock: { x: left, y: top - clock - gap, width: slab.width, height: clock },
    slab: { x: left, y: top, ...slab },
    own: isWide
      ? { x: left - Math.min(aside * 0.5, size * 0.66), y: top + slab.height - 4, size }
      : { x: x + size * 0.55, y: bottom - 6, size },
    button: {
      x: isWide ? x + (width - wide) / 2 : x + width - wide,
      y: isWide ? top + slab.height + gap : bottom - 60,
      width: wide,
      height: isWide ? Math.min(64, foot) : 56,
    },
  };
}

/** On a short screen everything else is beside the slab. */
function besides({ x, y, width, height }: Rect): ObstacleLayout {
  const gap = 12;
  const wide = Math.min(620, width * 0.62);
  const aside = width - wide - gap;
  const button = { x, y: y + height - 46, width: aside, height: 46 };
  const title = Math.min(56, height * 0.2);
  const line = Math.min(84, height * 0.3);
  const size = Math.min(96, height - title - line - 20 - 46 - 2 * gap);
  return {
    shape: 'short',
    stars: { x: x + aside / 2, y: y + title + line + 12, size: 30 },
    title: { x, y, width: aside, height: title },
    line: { x, y: y + title, width: aside, height: line },
    clock: { x, y: y + title + line + 2, width: aside, height: 18 },
    slab: { x: x + width - wide, y, width: wide, height },
    own: { x: x + aside / 2, y: button.y - 4, size: Math.max(0, size) },
    button,
  };
}
