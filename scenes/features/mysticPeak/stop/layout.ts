// Where things stand at a stop of the climb: words above, what can be chosen below, and the mountain between them. Pure arithmetic.

import { layoutMilestone, type MilestoneLayout } from '#scenes/player/milestone/layout.ts';
import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

const WIDEST = 1_120;
/** One alone leads on; several are compared. CSS pixels. */
const TILE = { alone: { width: 380, height: 68 }, wide: 132, narrow: 84 } as const;
/** Cards say more than tiles do. */
const CARD = { wide: 236, narrow: 110, most: 363 } as const;
/** What passes the time leaves the picture as much room as it can. */
const LOW = { wide: 84, narrow: 64, columns: 2 } as const;
const SIZES = { tiles: TILE, cards: CARD, low: LOW } as const;
const WORDS = { title: 58, line: 40 } as const;
/** Of the height: what can be chosen takes no more of a phone. */
const MOST = 0.46;

export interface StopLayout extends MilestoneLayout {
  /** Behind the words. */
  readonly words: Rect;
  /** What nothing else covers: the way goes here. */
  readonly clear: Rect;
}

/** `sort`: of what can be chosen. */
export function layoutStop(viewport: Viewport, choices: number, sort: keyof typeof SIZES): StopLayout {
  const usual = layoutMilestone(viewport, choices);
  const { button } = usual;
  const { title, line } = isShort(viewport) || isCompact(viewport) ? usual : low(usual);
  const tiles = (isShort(viewport) ? beside : below)(viewport, choices, SIZES[sort]);
  const left = isShort(viewport) ? (tiles[0]?.x ?? viewport.width) - column(viewport, WIDEST).x : title.width;
  const narrowed = { ...title, width: Math.min(title.width, left - 12) };
  const under = isShort(viewport) ? { ...line, width: narrowed.width, height: 54 } : line;
  const words = boxOf(narrowed, under);
  const top = words.y + words.height;
  const bottom = isShort(viewport) ? viewport.height : (tiles[0]?.y ?? viewport.height);
  const right = isShort(viewport) ? (tiles[0]?.x ?? viewport.width) : viewport.width;
  const clear = { x: 0, y: top, width: right, height: Math.max(1, bottom - top) };
  return { title: inset(narrowed), line: inset(under), button, own: null, tiles, words, clear };
}

/** Words that leave a wide screen to the mountain. */
function low({ title, line }: MilestoneLayout): Pick<MilestoneLayout, 'title' | 'line'> {
  const height = Math.min(title.height, WORDS.title);
  return { title: { ...title, height }, line: { ...line, y: title.y + height, height: WORDS.line } };
}

interface Size {
  readonly wide: number;
  readonly narrow: number;
  /** CSS pixels of the width; absent: as wide as there is room. */
  readonly most?: number;
  /** Side by side on a phone; absent: one. */
  readonly columns?: number;
}

/** Side by side where there is room for that, else one above the other. */
function below(viewport: Viewport, choices: number, size: Size): readonly Rect[] {
  const { x, y, width, height } = column(viewport, WIDEST);
  const compact = isCompact(viewport);
  const gap = compact ? 8 : 16;
  const columns = Math.max(1, Math.min(choices, compact ? (size.columns ?? 1) : choices));
  const rows = Math.ceil(choices / columns);
  const isAlone = choices === 1;
  const most = (height * MOST - gap * (rows - 1)) / Math.max(1, rows);
  const tall = isAlone ? TILE.alone.height : Math.min(compact ? size.narrow : size.wide, most);
  const wide = isAlone
    ? Math.min(TILE.alone.width, width)
    : Math.min((width - gap * (columns - 1)) / Math.max(1, columns), compact ? width : (size.most ?? width));
  const top = y + height - rows * tall - (rows - 1) * gap;
  const left = x + (width - columns * wide - (columns - 1) * gap) / 2;
  return Array.from({ length: choices }, (_, index) => ({
    x: left + (index % columns) * (wide + gap),
    y: top + Math.floor(index / columns) * (tall + gap),
    width: wide,
    height: tall,
  }));
}

/** A short screen has its room at the side. */
function beside(viewport: Viewport, choices: number, size: Size): readonly Rect[] {
  const { x, y, width, height } = column(viewport, WIDEST);
  const gap = 8;
  const wide = Math.min(340, width * 0.46);
  const tall = Math.min(size.narrow, (height - gap * (choices - 1)) / Math.max(1, choices));
  const top = y + height - choices * tall - (choices - 1) * gap;
  return Array.from({ length: choices }, (_, index) => ({
    x: x + width - wide,
    y: top + index * (tall + gap),
    width: wide,
    height: tall,
  }));
}

/** Words don't touch the edges of their box. */
function inset(rect: Rect): Rect {
  const air = 12;
  return { ...rect, x: rect.x + air, width: rect.width - 2 * air };
}

/** A box round both, with air. */
function boxOf(title: Rect, line: Rect): Rect {
  const air = 10;
  return {
    x: title.x - air,
    y: title.y - air / 2,
    width: title.width + 2 * air,
    height: line.y + line.height - title.y + air,
  };
}
