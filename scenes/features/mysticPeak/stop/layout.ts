// Layout of a stop: text at the top, choices at the bottom, and the mountain in between. Pure arithmetic.

import { layoutMilestone, type MilestoneLayout } from '#scenes/player/milestone/layout.ts';
import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

const WIDEST = 1_120;
/**
 * Heights of each kind of choices, side by side and below each other, and their largest width, in CSS pixels.
 * A single choice just leads on, several are compared, and cards hold more text than tiles. Pastimes leave
 * the picture as much room as possible.
 */
const SIZES = {
  alone: [68, 68, 380],
  tiles: [132, 84, WIDEST],
  cards: [236, 110, 363],
  low: [84, 56, WIDEST],
  paths: [262, 120, 363],
  level: [216, 76, 244],
} as const;
/** At a level up: the camp's game, larger than the cards, and the way on, smaller. */
const GAME = { wide: 340, narrow: 104 } as const;
const ON = 48;
/** Maximum heights of the title and of the line. */
const WORDS = [58, 40] as const;
/** Maximum share of the height for the choices. */
const MAX_SHARE = 0.58;

export interface StopLayout extends MilestoneLayout {
  /** The panel behind the text. */
  readonly words: Rect;
  /** The part that nothing else covers, for the path. */
  readonly clear: Rect;
}

/** `sort`: the kind of choices; of a `level` up, the first is its game and the last leads on. */
export function layoutStop(viewport: Viewport, choices: number, sort: keyof typeof SIZES): StopLayout {
  const short = isShort(viewport);
  const { title, line, button } = layoutMilestone(viewport, choices);
  const tiles = tilesIn(viewport, choices, choices === 1 ? 'alone' : sort);
  const { x: left, y: bottom } = tiles[0] ?? { x: viewport.width, y: viewport.height };
  // A short screen has its choices at the side; text is kept low, so that a wide one is left to the mountain.
  const width = short ? Math.min(title.width, left - column(viewport, WIDEST).x - 12) : title.width;
  const isLow = !short && !isCompact(viewport);
  const high = isLow ? Math.min(title.height, WORDS[0]) : title.height;
  const upper = { ...title, width, height: high };
  const lower = short
    ? { ...line, width, height: 54 }
    : isLow
      ? { ...line, y: title.y + high, height: WORDS[1] }
      : line;
  // A padded box around both.
  const top = lower.y + lower.height + 5;
  return {
    title: inset(upper),
    line: inset(lower),
    button,
    own: null,
    tiles,
    words: { x: upper.x - 10, y: upper.y - 5, width: width + 20, height: top - upper.y + 5 },
    clear: {
      x: 0,
      y: top,
      width: short ? left : viewport.width,
      height: Math.max(1, (short ? viewport.height : bottom) - top),
    },
  };
}

/** Side by side if there is room, otherwise below each other; a short screen has its room at the side. */
function tilesIn(viewport: Viewport, count: number, sort: keyof typeof SIZES): readonly Rect[] {
  const { x, y, width, height } = column(viewport, WIDEST);
  const isLevel = sort === 'level';
  const cards = isLevel ? count - 1 : count;
  const [wide, narrow, most] = SIZES[sort];
  const short = isShort(viewport);
  const isStack = short || isCompact(viewport);
  const gap = isStack ? 6 : 16;
  const on = isLevel ? ON + gap : 0;
  const room = height * (short ? 1 : MAX_SHARE) - on;
  const end = y + height - on;
  const game = isLevel && !isStack ? GAME.wide - most : 0;
  const across = !isStack
    ? Math.min(most, (width - game - gap * (cards - 1)) / cards)
    : short
      ? Math.min(340, width * 0.46)
      : sort === 'alone'
        ? Math.min(width, most)
        : width;
  const each = isStack ? (room - gap * (cards - 1)) / cards : room;
  const tall = Math.min(isStack ? narrow : wide, each);
  const first = isStack && isLevel ? Math.min(GAME.narrow, each) : tall;
  const left = short
    ? x + width - across
    : x + (width - (isStack ? across : game + cards * (across + gap) - gap)) / 2;
  const top = isStack ? end - first - (cards - 1) * (tall + gap) : end - tall;
  return Array.from({ length: count }, (_, index) => {
    if (index === cards)
      return isStack
        ? { x: left, y: end + gap, width: across, height: ON }
        : { x: x + (width - GAME.wide) / 2, y: end + gap, width: GAME.wide, height: ON };
    const isFirst = index === 0;
    return {
      x: isStack ? left : left + index * (across + gap) + (isFirst ? 0 : game),
      y: isStack && !isFirst ? top + first + gap + (index - 1) * (tall + gap) : top,
      width: isFirst ? across + game : across,
      height: isFirst ? first : tall,
    };
  });
}

/** Keeps text off the edges of its box. */
const inset = (rect: Rect): Rect => ({ ...rect, x: rect.x + 12, width: rect.width - 24 });
