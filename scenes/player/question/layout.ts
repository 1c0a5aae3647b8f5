// Where things stand on the question screen: pure arithmetic, from a phone to a beamer.

import type { Rect, Viewport } from '#scenes/ports.ts';
import type { Density } from '#scenes/questions/part.ts';

export interface QuestionNeeds {
  /** Height of the card with the question at this width; its least and its best. */
  readonly card: (width: number, density: Density) => { readonly least: number; readonly best: number };
  readonly part: (width: number, density: Density) => { readonly least: number; readonly best: number };
  readonly footer: (width: number, compact: boolean) => number;
}

export interface QuestionLayout {
  readonly compact: boolean;
  readonly density: Density;
  readonly hud: Rect;
  /** What lies between HUD and footer, and scrolls when it is too long. */
  readonly window: Rect;
  /** From the window's top, unscrolled. */
  readonly card: Rect;
  readonly part: Rect;
  readonly footer: Rect;
  /** How much of the question is hidden in its card, which then scrolls, in CSS pixels. */
  readonly cardHidden: number;
  /** How far the window's content can scroll, in CSS pixels. */
  readonly scrollable: number;
}

/** Text sizes from roomy to tight; the first at which everything fits is taken. */
const WIDE: readonly Density[] = [
  { question: 46, answer: 30, gap: 20, touch: 84 },
  { question: 38, answer: 26, gap: 16, touch: 76 },
  { question: 32, answer: 23, gap: 16, touch: 68 },
  { question: 28, answer: 21, gap: 14, touch: 60 },
  { question: 24, answer: 19, gap: 12, touch: 54 },
  { question: 20, answer: 17, gap: 10, touch: 48 },
];
const COMPACT: readonly Density[] = [
  { question: 28, answer: 21, gap: 12, touch: 68 },
  { question: 25, answer: 20, gap: 12, touch: 64 },
  { question: 22, answer: 18, gap: 10, touch: 58 },
  { question: 20, answer: 17, gap: 10, touch: 54 },
  { question: 18, answer: 16, gap: 8, touch: 48 },
];
/** A card whose text scrolls is at least this share of the window, and the answers at most the rest. */
const LEAST_CARD = 0.38;
/** Wider than this and lines get too long to read. */
const WIDEST = 1_480;
const COMPACT_BELOW = 640;

export function isCompact(viewport: Viewport): boolean {
  return viewport.width < COMPACT_BELOW;
}

/** The margins of a screen and the column that its content stands in. */
export function column(viewport: Viewport, widest = WIDEST): Rect {
  const { insets } = viewport;
  const margin = isCompact(viewport) ? 14 : Math.round(Math.min(48, viewport.width * 0.03));
  const room = viewport.width - insets.left - insets.right - 2 * margin;
  const width = Math.max(1, Math.min(widest, room));
  const y = insets.top + (isCompact(viewport) ? 10 : 18);
  const bottom = insets.bottom + (isCompact(viewport) ? 10 : 20);
  return {
    x: insets.left + margin + (room - width) / 2,
    y,
    width,
    height: Math.max(1, viewport.height - y - bottom),
  };
}

export function layoutQuestion(viewport: Viewport, needs: QuestionNeeds): QuestionLayout {
  const compact = isCompact(viewport);
  const space = column(viewport);
  const hudHeight = compact ? 50 : viewport.height < 620 ? 54 : 68;
  const gap = compact ? 10 : 16;
  const footerHeight = Math.min(needs.footer(space.width, compact), space.height * 0.62);
  const window: Rect = {
    x: space.x,
    y: space.y + hudHeight + gap,
    width: space.width,
    height: Math.max(1, space.height - hudHeight - footerHeight - 2 * gap),
  };
  const densities = compact ? COMPACT : WIDE.filter(({ answer }) => viewport.height >= 900 || answer < 30);
  const fitting = densities.find((density) => leastHeight(needs, window.width, density) <= window.height);
  const density = fitting ?? densities.at(-1) ?? COMPACT[0]!;
  const card = needs.card(window.width, density);
  const part = needs.part(window.width, density);
  const over = Math.max(0, window.height - card.least - part.least - density.gap);
  // What is over goes to the answers first, then to the question, and the rest stays air.
  const toPart = Math.min(over * 0.6, part.best - part.least);
  const toCard = Math.min(over - toPart, Math.max(0, card.best - card.least));
  // A question that is too long scrolls in its card, so that the answers stay in sight; else everything scrolls.
  const squeezed = window.height - part.least - density.gap;
  const cardScrolls = card.least > squeezed && squeezed >= window.height * LEAST_CARD;
  const cardHeight = cardScrolls ? squeezed : card.least + toCard;
  const partHeight =
    part.least + toPart + Math.min(Math.max(0, over - toPart - toCard), part.best - part.least - toPart);
  const content = cardHeight + density.gap + partHeight;
  const top = Math.max(0, (window.height - content) / 2);
  return {
    compact,
    density,
    hud: { x: space.x, y: space.y, width: space.width, height: hudHeight },
    window,
    card: { x: 0, y: top, width: window.width, height: cardHeight },
    part: { x: 0, y: top + cardHeight + density.gap, width: window.width, height: partHeight },
    footer: { x: space.x, y: window.y + window.height + gap, width: space.width, height: footerHeight },
    cardHidden: cardScrolls ? Math.ceil(card.least - cardHeight) : 0,
    scrollable: Math.max(0, Math.ceil(content - window.height)),
  };
}

function leastHeight(needs: QuestionNeeds, width: number, density: Density): number {
  return needs.card(width, density).least + density.gap + needs.part(width, density).least;
}
