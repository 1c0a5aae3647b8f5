// Layout of a stop: text at the top, choices at the bottom, and the mountain in between. Pure arithmetic.

import { layoutMilestone, type MilestoneLayout } from '#scenes/player/milestone/layout.ts';
import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

const WIDEST = 1_120;
/** At a level up: the height of the game's card where choices are stacked, and the row of two buttons below. */
const GAME = 112;
const ROW = { wide: 616, height: 48, buttons: 2 } as const;
/**
 * Heights of each kind of choices, side by side and below each other, and their largest width, in CSS pixels.
 * A single choice just leads on, several are compared, and cards hold more text than tiles. Pastimes leave
 * the picture as much room as possible.
 */
const SIZES = {
  alone: { wide: 68, narrow: 68, most: 380 },
  tiles: { wide: 132, narrow: 84, most: WIDEST },
  cards: { wide: 236, narrow: 110, most: 363 },
  low: { wide: 84, narrow: 56, most: WIDEST },
  paths: { wide: 262, narrow: 120, most: 363 },
  level: { wide: 216, narrow: 76, most: 268 },
  game: { wide: 132, narrow: GAME, most: 340 },
} as const;
const WORDS = { title: 58, line: 40 } as const;
/** Maximum share of the height for the choices. */
const MAX_SHARE = 0.58;

export interface StopLayout extends MilestoneLayout {
  /** The panel behind the text. */
  readonly words: Rect;
  /** The part that nothing else covers, for the path. */
  readonly clear: Rect;
}

/** `sort`: the kind of choices; of a `level` up, the first is its game and the last two are buttons. */
export function layoutStop(viewport: Viewport, choices: number, sort: keyof typeof SIZES): StopLayout {
  const usual = layoutMilestone(viewport, choices);
  const { button } = usual;
  const { title, line } = isShort(viewport) || isCompact(viewport) ? usual : low(usual);
  const tiles = tilesIn(viewport, choices, choices === 1 ? 'alone' : sort);
  const right = isShort(viewport) ? (tiles[0]?.x ?? viewport.width) : viewport.width;
  const beside = isShort(viewport) ? right - column(viewport, WIDEST).x - 12 : Infinity;
  const narrowed = { ...title, width: Math.min(title.width, beside) };
  const under = isShort(viewport) ? { ...line, width: narrowed.width, height: 54 } : line;
  const words = boxOf(narrowed, under);
  const top = words.y + words.height;
  const bottom = isShort(viewport) ? viewport.height : (tiles[0]?.y ?? viewport.height);
  const clear = { x: 0, y: top, width: right, height: Math.max(1, bottom - top) };
  return { title: inset(narrowed), line: inset(under), button, own: null, tiles, words, clear };
}

/** Text kept low, so that a wide screen is left to the mountain. */
function low({ title, line }: MilestoneLayout): Pick<MilestoneLayout, 'title' | 'line'> {
  const height = Math.min(title.height, WORDS.title);
  return { title: { ...title, height }, line: { ...line, y: title.y + height, height: WORDS.line } };
}

/** Side by side if there is room, otherwise below each other; a short screen has its room at the side. */
function tilesIn(viewport: Viewport, count: number, sort: keyof typeof SIZES): readonly Rect[] {
  const { x, y, width, height } = column(viewport, WIDEST);
  const isLevel = sort === 'level';
  const cards = isLevel ? count - ROW.buttons : count;
  const { wide, narrow, most } = SIZES[isLevel && cards === 1 ? 'game' : sort];
  const short = isShort(viewport);
  const isStack = short || isCompact(viewport);
  const gap = isStack ? 6 : 16;
  const row = isLevel ? ROW.height + gap : 0;
  const room = height * (short ? 1 : MAX_SHARE) - row;
  const end = y + height - row;
  const across = short
    ? Math.min(340, width * 0.46)
    : !isStack
      ? ROW.wide
      : sort === 'alone'
        ? Math.min(width, most)
        : width;
  const left = short ? x + width - across : x + (width - across) / 2;
  const button = (index: number): Rect => {
    const each = (across - gap) / ROW.buttons;
    return { x: left + (index - cards) * (each + gap), y: end + gap, width: each, height: ROW.height };
  };
  const own = Math.min(most, (width - gap * (cards - 1)) / cards);
  const start = x + (width - cards * (own + gap) + gap) / 2;
  const each = (room - gap * (cards - 1)) / cards;
  const first = Math.min(isLevel ? GAME : narrow, each);
  const tall = Math.min(isStack ? narrow : wide, isStack ? each : room);
  const top = end - first - (cards - 1) * (tall + gap);
  return Array.from({ length: count }, (_, index) => {
    if (index >= cards) return button(index);
    if (!isStack) return { x: start + index * (own + gap), y: end - tall, width: own, height: tall };
    return index === 0
      ? { x: left, y: top, width: across, height: first }
      : { x: left, y: top + first + gap + (index - 1) * (tall + gap), width: across, height: tall };
  });
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
