// Where things stand in the choice of a duel: pure arithmetic, from a phone to a beamer.

import type { ChoiceModel } from '#scenes/features/duels/choice/model.ts';
import { column, isTall, type Shape, shapeOf } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

export interface ChoiceLayout {
  readonly shape: Shape;
  readonly title: Rect;
  readonly line: Rect;
  /** By id. */
  readonly places: ReadonlyMap<string, Rect>;
  /** Between those above the reader and those below; null without targets. */
  readonly rope: { readonly x: number; readonly top: number; readonly bottom: number } | null;
  /** Of what came of a strike. */
  readonly strip: Rect;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const WIDEST = 980;
const HEAD: Readonly<Record<Shape, { readonly title: number; readonly line: number; readonly gap: number }>> =
  {
    wide: { title: 84, line: 60, gap: 20 },
    narrow: { title: 64, line: 66, gap: 14 },
    short: { title: 46, line: 34, gap: 6 },
  };
const CARD: Readonly<Record<Shape, Size>> = {
  wide: { width: 200, height: 240 },
  narrow: { width: 114, height: 184 },
  short: { width: 150, height: 168 },
};
const TARGET: Readonly<Record<Shape, Size>> = {
  wide: { width: 140, height: 168 },
  narrow: { width: 92, height: 138 },
  short: { width: 92, height: 122 },
};
/** Kinds stand one below the other on a phone, where words need the width. */
const KIND: Readonly<Record<Shape, Size>> = {
  wide: { width: 216, height: 212 },
  narrow: { width: 362, height: 82 },
  short: { width: 190, height: 150 },
};
const STRIP: Readonly<Record<Shape, Size>> = {
  wide: { width: 760, height: 320 },
  narrow: { width: 362, height: 210 },
  short: { width: 560, height: 190 },
};
const GAP: Readonly<Record<Shape, number>> = { wide: 24, narrow: 8, short: 10 };
/** What the place of the reader takes between two targets. */
const ROPE = { wide: 44, narrow: 20, short: 24 } as const;
/** How much higher those above the reader stand. */
export const ABOVE = 8;
const BUTTON = { wide: 320, height: 56, short: 150, shortHeight: 46 } as const;

export function layoutChoice(viewport: Viewport, model: ChoiceModel): ChoiceLayout {
  const shape = shapeOf(viewport);
  const space = column(viewport, WIDEST);
  const { title, line, gap } = HEAD[shape];
  const tall = isTall(viewport) ? 1.25 : 1;
  const buttons = buttonsIn(space, shape, model.buttons.length);
  const aside = shape === 'short' && model.buttons.length > 0 ? BUTTON.short * model.buttons.length + 16 : 0;
  const top = space.y + title + line + gap;
  const foot = shape === 'short' || buttons.length === 0 ? 0 : BUTTON.height + gap;
  const room = {
    x: space.x,
    y: top,
    width: space.width,
    height: Math.max(1, space.y + space.height - foot - top),
  };
  const { places, rope } = placesIn(room, shape, model, tall);
  for (const [index, { id }] of model.buttons.entries()) {
    const rect = buttons[index];
    if (rect) places.set(id, rect);
  }
  return {
    shape,
    title: { x: space.x, y: space.y, width: space.width - aside, height: title },
    line: { x: space.x, y: space.y + title, width: space.width, height: line },
    places,
    rope,
    strip: within(room, STRIP[shape], 1),
  };
}

function placesIn(room: Rect, shape: Shape, { cards, kinds, targets }: ChoiceModel, tall: number) {
  const places = new Map<string, Rect>();
  const put = (list: readonly { readonly id: string }[], rects: readonly Rect[]): void => {
    for (const [index, { id }] of list.entries()) {
      const rect = rects[index];
      if (rect) places.set(id, rect);
    }
  };
  const gap = GAP[shape];
  put(cards, row(room, cards.length, { size: CARD[shape], gap: gap * 1.25, tall }));
  const listed = shape === 'narrow';
  put(kinds, (listed ? pile : row)(room, kinds.length, { size: KIND[shape], gap, tall: 1 }));
  if (targets.length === 0) return { places, rope: null };
  const above = targets.filter(({ isAbove }) => isAbove).length;
  const aside = ROPE[shape];
  const inner = { ...room, y: room.y + ABOVE, width: room.width - aside, height: room.height - ABOVE };
  const rects = row(inner, targets.length, { size: TARGET[shape], gap, tall });
  const placed = rects.map((rect, index) => ({
    ...rect,
    x: rect.x + (index < above ? 0 : aside),
    y: rect.y - (index < above ? ABOVE : 0),
  }));
  put(targets, placed);
  const [first] = placed;
  const before = placed[above - 1];
  const after = placed[above];
  const x =
    before && after
      ? (before.x + before.width + after.x) / 2
      : before
        ? before.x + before.width + aside / 2
        : (after?.x ?? 0) - aside / 2;
  const y = first?.y ?? 0;
  return { places, rope: { x, top: y - ABOVE, bottom: y + (first?.height ?? 0) + 2 * ABOVE } };
}

interface Row {
  readonly size: Size;
  readonly gap: number;
  /** How much larger things are where there is room. */
  readonly tall: number;
}

/** Side by side, as large as the room allows. */
function row({ x, y, width, height }: Rect, count: number, { size, gap, tall }: Row): readonly Rect[] {
  const wide = Math.min(size.width * tall, (width - gap * (count - 1)) / count);
  const high = Math.min(size.height * tall, height);
  const left = x + (width - count * wide - gap * (count - 1)) / 2;
  const top = y + middle(height, high);
  return Array.from({ length: count }, (_, index) => ({
    x: left + index * (wide + gap),
    y: top,
    width: wide,
    height: high,
  }));
}

/** One below the other. */
function pile({ x, y, width, height }: Rect, count: number, { size, gap }: Row): readonly Rect[] {
  const wide = Math.min(size.width, width);
  const high = Math.min(size.height, (height - gap * (count - 1)) / count);
  const top = y + middle(height, count * high + gap * (count - 1));
  return Array.from({ length: count }, (_, index) => ({
    x: x + (width - wide) / 2,
    y: top + index * (high + gap),
    width: wide,
    height: high,
  }));
}

/** A little above the middle: what is chosen is what one looks at first. */
const middle = (room: number, taken: number): number => Math.max(0, (room - taken) * 0.36);

function within({ x, y, width, height }: Rect, size: Size, share: number): Rect {
  const scale = Math.min(share, width / size.width, height / size.height);
  const [wide, high] = [size.width * scale, size.height * scale];
  return { x: x + (width - wide) / 2, y: y + middle(height, high), width: wide, height: high };
}

function buttonsIn({ x, y, width, height }: Rect, shape: Shape, count: number): readonly Rect[] {
  if (shape === 'short')
    return Array.from({ length: count }, (_, index) => ({
      x: x + width - (count - index) * (BUTTON.short + 8) + 8,
      y,
      width: BUTTON.short,
      height: BUTTON.shortHeight,
    }));
  const gap = 10;
  const wide = Math.min(BUTTON.wide, (width - gap * (count - 1)) / Math.max(1, count));
  const left = x + (width - count * wide - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + index * (wide + gap),
    y: y + height - BUTTON.height,
    width: wide,
    height: BUTTON.height,
  }));
}
