// Layout of the end of a game: where the title, the player, the figures and the page's buttons go.

import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

export interface GameOverBoxes {
  readonly title: Rect;
  /** Feet and size of the character, the height left above the feet, and the largest width of its name. */
  readonly own: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly height: number;
    readonly width: number;
  };
  /** The moment to remember; as high as nothing without one. */
  readonly moment: Rect;
  readonly stats: Rect;
  /** Columns of the stats. */
  readonly columns: number;
  readonly actions: Rect;
}

/** Height of the moment with the gap below it, in CSS pixels. */
const MOMENT = 62;
const GAP = 10;

export function gameOverBoxes(viewport: Viewport, hasMoment: boolean): GameOverBoxes {
  const space = column(viewport, 1_100);
  return isShort(viewport)
    ? landscapeBoxes(space, hasMoment)
    : portraitBoxes(space, isCompact(viewport), hasMoment);
}

function portraitBoxes({ x, y, width, height }: Rect, compact: boolean, hasMoment: boolean): GameOverBoxes {
  const actions = compact ? Math.min(132, height * 0.22) : 84;
  const stats = compact ? Math.min(188, height * 0.27) : Math.min(132, height * 0.18);
  const head = compact ? Math.min(84, height * 0.13) : Math.min(120, height * 0.14);
  const top = y + height - actions - 16 - stats;
  const moment = hasMoment ? MOMENT : 0;
  const feet = top - moment - (compact ? 44 : 64);
  const above = Math.max(40, feet - y - head - 8);
  // On a large screen the character keeps its proportion to the text.
  const largest = Math.max(280, height * 0.36);
  return {
    title: { x, y, width, height: head },
    own: { x: x + width / 2, y: feet, size: Math.min(largest, above), height: above, width },
    moment: { x, y: top - moment, width, height: Math.max(0, moment - GAP) },
    stats: { x, y: top, width, height: stats },
    columns: compact ? 2 : 4,
    actions: { x, y: y + height - actions, width, height: actions },
  };
}

/** For short screens: the character on the left, its results on the right. */
function landscapeBoxes({ x, y, width, height }: Rect, hasMoment: boolean): GameOverBoxes {
  const own = width * 0.34;
  const right = { x: x + own, width: width - own };
  const title = 46;
  const actions = 76;
  const feet = y + height - 64;
  const above = Math.max(40, feet - y - 8);
  const moment = hasMoment ? MOMENT : 0;
  const top = y + title + 8;
  return {
    title: { ...right, y, height: title },
    own: {
      x: x + own / 2,
      y: feet,
      size: Math.max(40, Math.min(200, own * 0.7, above)),
      height: above,
      width: own - 12,
    },
    moment: { ...right, y: top, height: Math.max(0, moment - GAP) },
    stats: { ...right, y: top + moment, height: height - title - actions - 20 - moment },
    columns: 2,
    actions: { ...right, y: y + height - actions, height: actions },
  };
}
