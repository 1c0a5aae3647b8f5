// Layout of the question screen: pure arithmetic, from phones to projectors.

import type { Rect, Viewport } from '#scenes/ports.ts';
import { type CornerSpace, type FootNeeds, footOf } from '#scenes/player/question/corners.ts';
import type { Density } from '#scenes/player/question/part.ts';

/**
 * narrow: a phone held upright. short: a phone on its side, or a page zoomed to 200%. wide: everything else.
 */
export type Shape = CornerSpace['shape'];

/** Heights of the question's card. */
export interface CardNeeds {
  readonly least: number;
  readonly best: number;
  /** With a picture that has to be large: its height then, for which the text may be smaller. */
  readonly good?: number;
  /** With a picture that has been seen, in the verdict: as small as it may become before anything scrolls. */
  readonly seen?: number;
}

export interface QuestionNeeds extends FootNeeds {
  /** At this width. */
  readonly card: (width: number, density: Density) => CardNeeds;
  readonly part: (width: number, density: Density) => { readonly least: number; readonly best: number };
  /** True if the part is a column. */
  readonly isColumn?: boolean;
  /** Height of what hangs on the card's top edge, which the gap above it has to hold; 0 by default. */
  readonly hanging?: (shape: Shape) => number;
  /** True if the footer is the verdict, which takes the full width. */
  readonly judged: boolean;
}

export interface QuestionLayout {
  readonly shape: Shape;
  readonly density: Density;
  readonly hud: Rect;
  /** True if card and part are side by side. */
  readonly isBeside: boolean;
  /**
   * The area between HUD and footer, which scrolls if its content is too long; side by side, only the part
   * scrolls.
   */
  readonly window: Rect;
  /** Relative to the window's top, unscrolled. */
  readonly card: Rect;
  readonly part: Rect;
  readonly footer: Rect;
  /** The spaces reserved at the footer, in the same order. */
  readonly corners: readonly (Rect | null)[];
  /** CSS pixels of the question that are hidden in its card, which then scrolls. */
  readonly cardHidden: number;
  /** Distance that the window's content can scroll, in CSS pixels. */
  readonly scrollable: number;
}

/** Text sizes from roomy to tight; the first at which everything fits is used. */
const DENSITIES: Readonly<Record<Shape, readonly Density[]>> = {
  wide: [
    { question: 58, answer: 36, gap: 24, touch: 104 },
    { question: 46, answer: 30, gap: 20, touch: 84 },
    { question: 38, answer: 26, gap: 16, touch: 76 },
    { question: 32, answer: 23, gap: 16, touch: 68 },
    { question: 28, answer: 21, gap: 14, touch: 60 },
    { question: 24, answer: 19, gap: 12, touch: 54 },
    { question: 20, answer: 17, gap: 10, touch: 48 },
  ],
  narrow: [
    { question: 28, answer: 21, gap: 12, touch: 68 },
    { question: 25, answer: 20, gap: 12, touch: 64 },
    { question: 22, answer: 18, gap: 10, touch: 58 },
    { question: 20, answer: 17, gap: 10, touch: 54 },
    { question: 18, answer: 16, gap: 8, touch: 48 },
  ],
  short: [
    { question: 28, answer: 21, gap: 12, touch: 64 },
    { question: 25, answer: 19, gap: 10, touch: 58 },
    { question: 22, answer: 18, gap: 10, touch: 52 },
    { question: 20, answer: 17, gap: 8, touch: 48 },
    { question: 18, answer: 15, gap: 6, touch: 44 },
  ],
};
/** Minimum share of the window for a card whose text scrolls; the answers get at most the rest. */
const MIN_CARD = 0.38;
/** With fewer lines than this, padding included, a scrolling card can't be read. */
const MIN_LINES = 4.5;
/** Any wider, and lines get too long to read. */
const WIDEST = 1_480;
const COMPACT_BELOW = 640;
/** From this height on there is room for large text, since readers sit farther from a large screen. */
const TALL_FROM = 900;
/** On screens that are less tall, answers stay below this font size. */
const LARGE_ANSWER = 30;
/** A screen lower than this, and this much wider than tall, has no room to stack things. */
const SHORT_BELOW = 460;
const BROAD = 1.4;
/**
 * Maximum space above the card on a phone. The rest goes below the answers, because people look for the
 * question under the bar.
 */
const MAX_AIR = 28;
/** The question's share of a short screen's width. */
const LEFT = 0.46;
/**
 * A column is beside the card if it needs more than `from` of the window, and takes `share` of the width, at
 * most `widest` CSS pixels.
 */
const BESIDE = { from: 0.6, share: 0.6, widest: 760, gap: 16, foot: 62 } as const;
/** Minimum height of a card over a column: seeing the whole column matters more. */
const MIN_OVER_COLUMN = 150;

export function isCompact({ width, insets }: Viewport): boolean {
  return width - insets.left - insets.right < COMPACT_BELOW;
}

/** True if a wide screen is tall enough for larger things. */
export function isTall(viewport: Viewport): boolean {
  return !isCompact(viewport) && viewport.height >= TALL_FROM;
}

/** The share of an upright tablet's height for a picture that is needed to answer. */
const LARGE_PICTURE = 0.46;
/** Largest font size of the question below or above it. */
const WITH_PICTURE = 38;

/** Height of a large picture over the whole width of the question's card; null if there is no such room. */
export function pictureHeight(viewport: Viewport): number | null {
  const isUpright = !isCompact(viewport) && viewport.height > viewport.width;
  return isUpright ? viewport.height * LARGE_PICTURE : null;
}

/** True if things are side by side because there is so little height. */
export function isShort({ width, height, insets }: Viewport): boolean {
  const room = height - insets.top - insets.bottom;
  return room < SHORT_BELOW && width - insets.left - insets.right > room * BROAD;
}

export function shapeOf(viewport: Viewport): Shape {
  if (isShort(viewport)) return 'short';
  return isCompact(viewport) ? 'narrow' : 'wide';
}

const MARGINS: Readonly<Record<Shape, { readonly top: number; readonly bottom: number }>> = {
  wide: { top: 18, bottom: 20 },
  narrow: { top: 10, bottom: 10 },
  // A mark sticks out of the topmost tile.
  short: { top: 12, bottom: 8 },
};

/** The column of a screen's content, inside its margins. */
export function column(viewport: Viewport, widest = WIDEST): Rect {
  const { insets } = viewport;
  const { top, bottom } = MARGINS[shapeOf(viewport)];
  const margin = isCompact(viewport) ? 14 : Math.round(Math.min(48, viewport.width * 0.03));
  const room = viewport.width - insets.left - insets.right - 2 * margin;
  const width = Math.max(1, Math.min(widest, room));
  const y = insets.top + top;
  return {
    x: insets.left + margin + (room - width) / 2,
    y,
    width,
    height: Math.max(1, viewport.height - y - insets.bottom - bottom),
  };
}

/**
 * Question, answers and footer stacked; on a short screen the question on the left, the answers on the right.
 * Beside a verdict, what may be small gives way before anything has to scroll.
 */
export function layoutQuestion(viewport: Viewport, needs: QuestionNeeds): QuestionLayout {
  // Without a card, there is nothing to go beside the part.
  const hasCard = DENSITIES.short.some((density) => needs.card(viewport.width, density).best > 0);
  const arrange = isShort(viewport) && hasCard ? sideBySide : stacked;
  let layout = arrange(viewport, needs, 'roomy');
  for (const room of ['tight', 'none'] as const) {
    const isWhole = layout.scrollable === 0 && layout.cardHidden === 0;
    if (isWhole || !needs.judged || layout.corners.every((corner) => corner === null)) break;
    layout = arrange(viewport, needs, room);
  }
  return layout;
}

/** The layout with a part that scrolls by itself, down to its least height, before anything else does. */
export function withOwnScroll(layout: QuestionLayout, least: number): QuestionLayout {
  const { part, scrollable } = layout;
  const height = Math.min(part.height, Math.max(least, part.height - scrollable));
  return { ...layout, part: { ...part, height }, scrollable: scrollable - (part.height - height) };
}

function stacked(viewport: Viewport, needs: QuestionNeeds, room: CornerSpace['room']): QuestionLayout {
  const shape = shapeOf(viewport);
  const narrow = shape === 'narrow';
  const space = column(viewport);
  const tall = isTall(viewport);
  const hudHeight = narrow ? 50 : viewport.height < 620 ? 54 : tall ? 84 : 68;
  const gap = narrow ? 10 : 16;
  const above = Math.max(gap, needs.hanging?.(shape) ?? 0);
  const { foot, high, places } = footOf(space, space.height * 0.62, { shape, room }, needs);
  const window: Rect = {
    x: space.x,
    y: space.y + hudHeight + above,
    width: space.width,
    height: Math.max(1, space.height - hudHeight - high - above - gap),
  };
  const frame = {
    shape,
    isBeside: false,
    hud: { x: space.x, y: space.y, width: space.width, height: hudHeight },
    window,
    footer: foot(window.y + window.height + gap),
    corners: places(window.y + window.height + gap),
  };
  const sizes = DENSITIES[shape].filter(({ answer }) => narrow || tall || answer < LARGE_ANSWER);
  const [largest] = sizes;
  const isPictured = largest !== undefined && needs.card(window.width, largest).good !== undefined;
  const densities = isPictured ? sizes.filter(({ question }) => question <= WITH_PICTURE) : sizes;
  // Based on the room without a verdict, so that nothing jumps when it arrives.
  const usual = space.height - hudHeight - BESIDE.foot - 2 * gap;
  const [roomy] = densities;
  if (!narrow && needs.isColumn && roomy && needs.part(window.width, roomy).best > usual * BESIDE.from)
    return { ...frame, isBeside: true, ...beside(window, densities, needs) };
  const cardOf = (one: Density): CardNeeds => needs.card(window.width, one);
  const fits = (one: Density, card: number): boolean =>
    card + one.gap + needs.part(window.width, one).least <= window.height;
  // The picture has been seen by the time the verdict needs the room.
  const isLarge = (one: Density): boolean => !needs.judged && fits(one, cardOf(one).good ?? Infinity);
  const large = densities.find(isLarge);
  const density = large ?? chosen(densities, (one) => fits(one, cardOf(one).least));
  const { best, good, ...rest } = cardOf(density);
  const part = needs.part(window.width, density);
  const squeezed = window.height - part.least - density.gap;
  const card = { best, least: (large && good) ?? leastOf(rest, squeezed) };
  const over = Math.max(0, window.height - card.least - part.least - density.gap);
  // Spare height goes to the answers first, then to the question, or the other way around for its picture; the
  // rest stays empty.
  const toPart = Math.min(isPictured ? 0 : over * 0.6, part.best - part.least);
  const toCard = Math.min(over - toPart, Math.max(0, card.best - card.least));
  // A question that is too long scrolls in its card, so that the answers stay in view; if that isn't enough,
  // everything scrolls.
  const minCard = needs.isColumn
    ? MIN_OVER_COLUMN
    : Math.max(window.height * MIN_CARD, density.question * MIN_LINES);
  const cardScrolls = card.least > squeezed && squeezed >= minCard;
  const cardHeight = cardScrolls ? squeezed : card.least + toCard;
  const partHeight =
    part.least + toPart + Math.min(Math.max(0, over - toPart - toCard), part.best - part.least - toPart);
  const content = cardHeight + density.gap + partHeight;
  const air = Math.max(0, (window.height - content) / 2);
  const top = narrow ? Math.min(air, MAX_AIR) : air;
  return {
    ...frame,
    density,
    card: { x: 0, y: top, width: window.width, height: cardHeight },
    part: { x: 0, y: top + cardHeight + density.gap, width: window.width, height: partHeight },
    cardHidden: cardScrolls ? Math.ceil(card.least - cardHeight) : 0,
    scrollable: overflow(content, window.height),
  };
}

/** The card on the left, the column on the right. */
function beside(
  { width, height }: Rect,
  densities: readonly Density[],
  needs: QuestionNeeds,
): Pick<QuestionLayout, 'density' | 'card' | 'part' | 'cardHidden' | 'scrollable'> {
  const column = Math.min(BESIDE.widest, (width - BESIDE.gap) * BESIDE.share);
  const left = width - BESIDE.gap - column;
  const density = apart(densities, needs, [left, height], [column, height]);
  const card = needs.card(left, density);
  const part = needs.part(column, density);
  const cardHeight = Math.min(height, card.best);
  const partHeight = Math.max(part.least, Math.min(height, part.best));
  return {
    density,
    card: { x: 0, y: (height - cardHeight) / 2, width: left, height: cardHeight },
    part: {
      x: left + BESIDE.gap,
      y: Math.max(0, (height - partHeight) / 2),
      width: column,
      height: partHeight,
    },
    cardHidden: Math.max(0, Math.ceil(leastOf(card, cardHeight) - cardHeight)),
    scrollable: overflow(partHeight, height),
  };
}

/**
 * Text sizes chosen separately for card and column, each in its own space, so that neither shrinks the
 * other's.
 */
function apart(
  densities: readonly Density[],
  needs: QuestionNeeds,
  [left, cardHeight]: readonly [number, number],
  [right, height]: readonly [number, number],
): Density {
  const { question } = chosen(densities, (one) => needs.card(left, one).least <= cardHeight);
  return { ...chosen(densities, (one) => needs.part(right, one).least <= height), question };
}

/**
 * HUD and question in one column, the answers and the submit button in the other; the verdict is a bar below
 * both.
 */
function sideBySide(viewport: Viewport, needs: QuestionNeeds, room: CornerSpace['room']): QuestionLayout {
  const space = column(viewport);
  const hudHeight = 40;
  const gap = 8;
  const between = 14;
  const left = Math.round((space.width - between) * LEFT);
  const right = space.width - between - left;
  const across = needs.judged;
  const footerWidth = across ? space.width : right;
  const below = { ...space, x: space.x + space.width - footerWidth, width: footerWidth };
  const { foot, high, places } = footOf(below, space.height * 0.44, { shape: 'short', room }, needs);
  const answers = Math.max(1, space.height - high - gap);
  const cardTop = hudHeight + Math.max(gap, needs.hanging?.('short') ?? 0);
  const cardHeight = Math.max(1, (across ? answers : space.height) - cardTop);
  const density = needs.isColumn
    ? apart(DENSITIES.short, needs, [left, cardHeight], [right, answers])
    : chosen(
        DENSITIES.short,
        (one) => needs.card(left, one).least <= cardHeight && needs.part(right, one).least <= answers,
      );
  const part = needs.part(right, density);
  const partHeight = Math.max(part.least, Math.min(answers, part.best));
  return {
    shape: 'short',
    isBeside: true,
    density,
    hud: { x: space.x, y: space.y, width: left, height: hudHeight },
    window: { x: space.x, y: space.y, width: space.width, height: answers },
    card: { x: 0, y: cardTop, width: left, height: cardHeight },
    part: {
      x: left + between,
      y: Math.max(0, (answers - partHeight) / 2),
      width: right,
      height: partHeight,
    },
    footer: foot(space.y + space.height - high),
    corners: places(space.y + space.height - high),
    cardHidden: Math.max(0, Math.ceil(leastOf(needs.card(left, density), cardHeight) - cardHeight)),
    scrollable: overflow(part.least, answers),
  };
}

/** The least height of a card that has this much room. */
const leastOf = ({ least, seen }: Pick<CardNeeds, 'least' | 'seen'>, room: number): number =>
  seen === undefined ? least : Math.max(seen, Math.min(least, room));

/** The roomiest that fits, or else the tightest. */
function chosen(densities: readonly Density[], fits: (density: Density) => boolean): Density {
  const density = densities.find(fits) ?? densities.at(-1);
  if (!density) throw new Error('there are no densities');
  return density;
}

/**
 * Returns how much there is to scroll. One pixel is ignored: no one misses it, and sums of fractions can be
 * off by as much.
 */
function overflow(content: number, room: number): number {
  return content > room + 1 ? Math.ceil(content - room) : 0;
}
