// Where things stand on the question screen: pure arithmetic, from a phone to a beamer.

import type { Rect, Viewport } from '#scenes/ports.ts';
import type { Density } from '#scenes/player/question/part.ts';

/** Room at the lower left. */
export interface Corner {
  readonly width: number;
  readonly height: number;
  /** Whether the foot stands right of it; else it has a row of its own below that. */
  readonly beside: boolean;
}

/** narrow: a phone that stands. short: a phone that lies, a page at 200 %. wide: everything else. */
export type Shape = 'narrow' | 'short' | 'wide';

export interface QuestionNeeds {
  /** Height of the card with the question at this width; its least and its best. */
  readonly card: (width: number, density: Density) => { readonly least: number; readonly best: number };
  readonly part: (width: number, density: Density) => { readonly least: number; readonly best: number };
  readonly footer: (width: number, shape: Shape) => number;
  /** Room at the lower left that is kept free; null for none. */
  readonly corner?: (width: number, shape: Shape) => Corner | null;
  /** Whether the part is a column. */
  readonly isColumn?: boolean;
  /** Whether the foot is the verdict, which takes the whole width. */
  readonly judged: boolean;
}

export interface QuestionLayout {
  readonly shape: Shape;
  readonly density: Density;
  readonly hud: Rect;
  /** Whether card and part stand side by side. */
  readonly isBeside: boolean;
  /** What lies between HUD and footer, and scrolls when it is too long; side by side the part alone does. */
  readonly window: Rect;
  /** From the window's top, unscrolled. */
  readonly card: Rect;
  readonly part: Rect;
  readonly footer: Rect;
  /** What is kept free at the lower left. */
  readonly corner: Rect | null;
  /** How much of the question is hidden in its card, which then scrolls, in CSS pixels. */
  readonly cardHidden: number;
  /** How far the window's content can scroll, in CSS pixels. */
  readonly scrollable: number;
}

/** Text sizes from roomy to tight; the first at which everything fits is taken. */
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
/** A card whose text scrolls is at least this share of the window, and the answers at most the rest. */
const LEAST_CARD = 0.38;
/** Lines of the question below which a card that scrolls can't be read, its padding counted as lines. */
const LEAST_LINES = 4.5;
/** Wider than this and lines get too long to read. */
const WIDEST = 1_480;
const COMPACT_BELOW = 640;
/** From this height on there is room for large letters, since the reader sits further from a large screen. */
const TALL_FROM = 900;
/** The largest letters of an answer on a screen that is less tall. */
const LARGE_ANSWER = 30;
/** A screen of less height, and broader than that, has no room for one thing below the other. */
const SHORT_BELOW = 460;
const BROAD = 1.4;
/** What is left over on a phone stands below the answers: the question is looked for under the bar. */
const MOST_AIR = 28;
/** The question's share of a short screen. */
const LEFT = 0.46;
/** A column stands beside the card where it needs more than this share of the window, with this share of the width, in CSS pixels at most. */
const BESIDE = { from: 0.6, share: 0.6, widest: 760, gap: 16, foot: 62 } as const;
/** The least height of a card over a column, which is worth more when all of it is seen. */
const LEAST_OVER_COLUMN = 150;

export function isCompact(viewport: Viewport): boolean {
  return viewport.width < COMPACT_BELOW;
}

/** Whether a wide screen has the height for larger things. */
export function isTall(viewport: Viewport): boolean {
  return !isCompact(viewport) && viewport.height >= TALL_FROM;
}

/** Whether things stand side by side, because there is so little height. */
export function isShort({ width, height, insets }: Viewport): boolean {
  const room = height - insets.top - insets.bottom;
  return room < SHORT_BELOW && width > room * BROAD;
}

export function shapeOf(viewport: Viewport): Shape {
  if (isShort(viewport)) return 'short';
  return isCompact(viewport) ? 'narrow' : 'wide';
}

const MARGINS: Readonly<Record<Shape, { readonly top: number; readonly bottom: number }>> = {
  wide: { top: 18, bottom: 20 },
  narrow: { top: 10, bottom: 10 },
  // A mark stands out of the uppermost tile.
  short: { top: 12, bottom: 8 },
};

/** The margins of a screen and the column that its content stands in. */
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

/** Question, answers and foot one below the other; on a short screen the question left, the answers right. */
export function layoutQuestion(viewport: Viewport, needs: QuestionNeeds): QuestionLayout {
  return isShort(viewport) ? sideBySide(viewport, needs) : stacked(viewport, needs);
}

function stacked(viewport: Viewport, needs: QuestionNeeds): QuestionLayout {
  const shape = shapeOf(viewport);
  const narrow = shape === 'narrow';
  const space = column(viewport);
  const tall = isTall(viewport);
  const hudHeight = narrow ? 50 : viewport.height < 620 ? 54 : tall ? 84 : 68;
  const gap = narrow ? 10 : 16;
  const { foot, high, place } = footOf(space, space.height * 0.62, shape, needs);
  const window: Rect = {
    x: space.x,
    y: space.y + hudHeight + gap,
    width: space.width,
    height: Math.max(1, space.height - hudHeight - high - 2 * gap),
  };
  const frame = {
    shape,
    isBeside: false,
    hud: { x: space.x, y: space.y, width: space.width, height: hudHeight },
    window,
    footer: foot(window.y + window.height + gap),
    corner: place(window.y + window.height + gap),
  };
  const densities = DENSITIES[shape].filter(({ answer }) => narrow || tall || answer < LARGE_ANSWER);
  // By the room without a verdict, so that what stands does not jump when it comes.
  const usual = space.height - hudHeight - BESIDE.foot - 2 * gap;
  const [roomy] = densities;
  if (!narrow && needs.isColumn && roomy && needs.part(window.width, roomy).best > usual * BESIDE.from)
    return { ...frame, isBeside: true, ...beside(window, densities, needs) };
  const density = chosen(
    densities,
    (one) =>
      needs.card(window.width, one).least + one.gap + needs.part(window.width, one).least <= window.height,
  );
  const card = needs.card(window.width, density);
  const part = needs.part(window.width, density);
  const over = Math.max(0, window.height - card.least - part.least - density.gap);
  // What is over goes to the answers first, then to the question, and the rest stays air.
  const toPart = Math.min(over * 0.6, part.best - part.least);
  const toCard = Math.min(over - toPart, Math.max(0, card.best - card.least));
  // A question that is too long scrolls in its card, so that the answers stay in sight; else everything scrolls.
  const squeezed = window.height - part.least - density.gap;
  const leastCard = needs.isColumn
    ? LEAST_OVER_COLUMN
    : Math.max(window.height * LEAST_CARD, density.question * LEAST_LINES);
  const cardScrolls = card.least > squeezed && squeezed >= leastCard;
  const cardHeight = cardScrolls ? squeezed : card.least + toCard;
  const partHeight =
    part.least + toPart + Math.min(Math.max(0, over - toPart - toCard), part.best - part.least - toPart);
  const content = cardHeight + density.gap + partHeight;
  const air = Math.max(0, (window.height - content) / 2);
  const top = narrow ? Math.min(air, MOST_AIR) : air;
  return {
    ...frame,
    density,
    card: { x: 0, y: top, width: window.width, height: cardHeight },
    part: { x: 0, y: top + cardHeight + density.gap, width: window.width, height: partHeight },
    cardHidden: cardScrolls ? Math.ceil(card.least - cardHeight) : 0,
    scrollable: overflow(content, window.height),
  };
}

/** The card left, the column right. */
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
    cardHidden: Math.max(0, Math.ceil(card.least - cardHeight)),
    scrollable: overflow(partHeight, height),
  };
}

/** Neither of card and column, each in so much width and height, makes the other's letters smaller. */
function apart(
  densities: readonly Density[],
  needs: QuestionNeeds,
  [left, cardHeight]: readonly [number, number],
  [right, height]: readonly [number, number],
): Density {
  const { question } = chosen(densities, (one) => needs.card(left, one).least <= cardHeight);
  return { ...chosen(densities, (one) => needs.part(right, one).least <= height), question };
}

/** Between a corner that is kept free and the foot. */
const CORNER_AIR = 10;

/** The foot, and what is kept free beside it or below; both from where it begins. */
function footOf({ x, width }: Rect, most: number, shape: Shape, needs: QuestionNeeds) {
  const corner = needs.corner?.(width, shape) ?? null;
  const aside = corner?.beside ? corner.width + CORNER_AIR : 0;
  const own = Math.min(needs.footer(width - aside, shape), most);
  const height = corner?.beside ? Math.max(own, corner.height) : own;
  const below = corner && !corner.beside ? corner.height + CORNER_AIR : 0;
  return {
    high: height + below,
    foot: (y: number): Rect => ({ x: x + aside, y, width: width - aside, height }),
    place: (y: number): Rect | null =>
      corner && {
        x,
        y: corner.beside ? y + (height - corner.height) / 2 : y + height + CORNER_AIR,
        width: corner.beside ? corner.width : width,
        height: corner.height,
      },
  };
}

/** HUD and question in one column, the answers and what sends them in the other; the verdict is a bar below both. */
function sideBySide(viewport: Viewport, needs: QuestionNeeds): QuestionLayout {
  const space = column(viewport);
  const hudHeight = 40;
  const gap = 8;
  const between = 14;
  const left = Math.round((space.width - between) * LEFT);
  const right = space.width - between - left;
  const across = needs.judged;
  const footerWidth = across ? space.width : right;
  const below = { ...space, x: space.x + space.width - footerWidth, width: footerWidth };
  const { foot, high, place } = footOf(below, space.height * 0.44, 'short', needs);
  const answers = Math.max(1, space.height - high - gap);
  const cardTop = hudHeight + gap;
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
    corner: place(space.y + space.height - high),
    cardHidden: Math.max(0, Math.ceil(needs.card(left, density).least - cardHeight)),
    scrollable: overflow(part.least, answers),
  };
}

/** The roomiest that fits, else the tightest. */
function chosen(densities: readonly Density[], fits: (density: Density) => boolean): Density {
  const density = densities.find(fits) ?? densities.at(-1);
  if (!density) throw new Error('there are no densities');
  return density;
}

/** What there is to scroll; nobody misses a pixel, and a sum of fractions may be off by as much. */
function overflow(content: number, room: number): number {
  return content > room + 1 ? Math.ceil(content - room) : 0;
}
