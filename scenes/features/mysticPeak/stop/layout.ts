// Layout of a stop: text at the top, choices at the bottom, and the mountain in between. Pure arithmetic.

import { layoutMilestone, type MilestoneLayout } from '#scenes/player/milestone/layout.ts';
import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

const WIDEST = 1_120;
/** CSS pixels. A single choice just leads on; several are compared. */
const TILE = { alone: { width: 380, height: 68 }, wide: 132, narrow: 84 } as const;
/** Cards hold more text than tiles. */
const CARD = { wide: 236, narrow: 110, most: 363 } as const;
/** Pastimes leave the picture as much room as possible. */
const LOW = { wide: 84, narrow: 64, columns: 2 } as const;
const PATHS = { wide: 262, narrow: 120, most: 363 } as const;
/** The camp's game, cards beside or below it, and the way on. */
const LEVEL = {
  game: { wide: 340, narrow: 104 },
  card: { wide: 244, narrow: 76 },
  high: 216,
  on: 52,
  least: 44,
} as const;
const SIZES = { tiles: TILE, cards: CARD, low: LOW, paths: PATHS } as const;
const LOW_GAP = 8;
/** Where a card is pressed to show more about it, in CSS pixels. */
const ABOUT = 44;

/** The part of a card that shows more about it. */
export const aboutIn = ({ x, y, width }: Rect): Rect => ({
  x: x + width - ABOUT,
  y,
  width: ABOUT,
  height: ABOUT,
});
const WORDS = { title: 58, line: 40 } as const;
/** Maximum share of the height for the choices. */
const MAX_SHARE = 0.46;

export interface StopLayout extends MilestoneLayout {
  /** The panel behind the text. */
  readonly words: Rect;
  /** The part that nothing else covers, for the path. */
  readonly clear: Rect;
}

/** `sort`: the kind of choices; of a `level` up, the first is its game and the last leads on. */
export function layoutStop(
  viewport: Viewport,
  choices: number,
  sort: keyof typeof SIZES | 'level',
): StopLayout {
  const usual = layoutMilestone(viewport, choices);
  const { button } = usual;
  const { title, line } = isShort(viewport) || isCompact(viewport) ? usual : low(usual);
  const tiles =
    sort === 'level'
      ? levelUp(viewport, choices)
      : (isShort(viewport) ? beside : below)(viewport, choices, SIZES[sort]);
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

/** Text kept low, so that a wide screen is left to the mountain. */
function low({ title, line }: MilestoneLayout): Pick<MilestoneLayout, 'title' | 'line'> {
  const height = Math.min(title.height, WORDS.title);
  return { title: { ...title, height }, line: { ...line, y: title.y + height, height: WORDS.line } };
}

interface Size {
  readonly wide: number;
  readonly narrow: number;
  /** Maximum width in CSS pixels; absent: as wide as there is room. */
  readonly most?: number;
  /** Columns on a phone; absent: one. */
  readonly columns?: number;
}

/** Side by side if there is room, otherwise stacked. */
function below(viewport: Viewport, choices: number, size: Size): readonly Rect[] {
  const { x, y, width, height } = column(viewport, WIDEST);
  const compact = isCompact(viewport);
  const gap = compact ? 8 : 16;
  const columns = Math.max(1, Math.min(choices, compact ? (size.columns ?? 1) : choices));
  const rows = Math.ceil(choices / columns);
  const isAlone = choices === 1;
  const most = (height * MAX_SHARE - gap * (rows - 1)) / Math.max(1, rows);
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

/** The game is the largest, and the way on the smallest. */
function levelUp(viewport: Viewport, choices: number): readonly Rect[] {
  const { x, y, width, height } = column(viewport, WIDEST);
  const cards = choices - 2;
  const end = y + height;
  const { game, card, high } = LEVEL;
  if (isShort(viewport) || isCompact(viewport)) {
    const [wide, on] = isShort(viewport) ? [sideWidth(width), LEVEL.least] : [width, LEVEL.on];
    const most = (height - on - LOW_GAP * (choices - 1)) / (choices - 1);
    const tall = Array.from({ length: choices }, (_, index) =>
      index === choices - 1 ? on : Math.min(most, index === 0 ? game.narrow : card.narrow),
    );
    return tall.map((own, index) => ({
      x: x + width - wide,
      y: end - tall.slice(index).reduce((sum, each) => sum + each + LOW_GAP, -LOW_GAP),
      width: wide,
      height: own,
    }));
  }
  const gap = 16;
  const wide = Math.min(card.wide, (width - game.wide) / Math.max(1, cards) - gap);
  const left = x + (width - game.wide - cards * (wide + gap)) / 2;
  const top = end - LEVEL.on - 12 - high;
  return [
    { x: left, y: top, width: game.wide, height: high },
    ...Array.from({ length: cards }, (_, index) => ({
      x: left + game.wide + gap + index * (wide + gap),
      y: top,
      width: wide,
      height: high,
    })),
    { x: x + (width - game.wide) / 2, y: end - LEVEL.on, width: game.wide, height: LEVEL.on },
  ];
}

const sideWidth = (width: number): number => Math.min(340, width * 0.46);

/** A short screen has its room at the side. */
function beside(viewport: Viewport, choices: number, size: Size): readonly Rect[] {
  const { x, y, width, height } = column(viewport, WIDEST);
  const gap = 8;
  const wide = sideWidth(width);
  const tall = Math.min(size.narrow, (height - gap * (choices - 1)) / Math.max(1, choices));
  const top = y + height - choices * tall - (choices - 1) * gap;
  return Array.from({ length: choices }, (_, index) => ({
    x: x + width - wide,
    y: top + index * (tall + gap),
    width: wide,
    height: tall,
  }));
}

/** Keeps text off the edges of its box. */
function inset(rect: Rect): Rect {
  const air = 12;
  return { ...rect, x: rect.x + air, width: rect.width - 2 * air };
}

/** A padded box around both. */
function boxOf(title: Rect, line: Rect): Rect {
  const air = 10;
  return {
    x: title.x - air,
    y: title.y - air / 2,
    width: title.width + 2 * air,
    height: line.y + line.height - title.y + air,
  };
}
