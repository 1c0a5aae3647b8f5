// Where things stand in the choice of a duel: pure arithmetic, from a phone to a beamer.

import type { ChoiceModel } from '#scenes/features/duels/choice/model.ts';
import { column, type Shape, shapeOf } from '#scenes/player/question/layout.ts';
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

/** Width and height, in CSS pixels. */
type Size = readonly [width: number, height: number];

interface Measures {
  /** Heights of title and line, and what is free below them. */
  readonly head: readonly [title: number, line: number, gap: number];
  readonly card: Size;
  readonly kind: Size;
  readonly target: Size;
  readonly strip: Size;
  readonly button: Size;
  /** Between two things, and what the reader's own place takes between two targets. */
  readonly gap: number;
  readonly rope: number;
}

const MEASURES: Readonly<Record<Shape, Measures>> = {
  wide: {
    head: [84, 60, 20],
    card: [200, 240],
    kind: [216, 212],
    target: [140, 168],
    strip: [760, 320],
    button: [320, 56],
    gap: 24,
    rope: 44,
  },
  // Kinds stand one below the other: their words need the width.
  narrow: {
    head: [64, 66, 14],
    card: [114, 184],
    kind: [362, 82],
    target: [92, 138],
    strip: [362, 210],
    button: [320, 56],
    gap: 9,
    rope: 20,
  },
  short: {
    head: [46, 34, 6],
    card: [150, 168],
    kind: [190, 150],
    target: [92, 122],
    strip: [560, 190],
    button: [150, 46],
    gap: 10,
    rope: 24,
  },
};
const WIDEST = 980;
/** How much higher those above the reader stand. */
const ABOVE = 8;

type Listed = readonly { readonly id: string }[];

export function layoutChoice(viewport: Viewport, model: ChoiceModel): ChoiceLayout {
  const { cards, kinds, targets, buttons } = model;
  const shape = shapeOf(viewport);
  const measures = MEASURES[shape];
  const { head, button, gap } = measures;
  const [title, line, air] = head;
  const { x, y, width, height } = column(viewport, WIDEST);
  const isShort = shape === 'short';
  const places = new Map<string, Rect>();
  const put = (list: Listed, rects: readonly Rect[]): void => {
    for (const [index, rect] of rects.entries()) places.set(list[index]?.id ?? '', rect);
  };
  // On a short screen they stand beside the title.
  const [wide, high] = button;
  const aside = isShort ? (wide + gap) * buttons.length : 0;
  put(
    buttons,
    isShort
      ? tiled({ x: x + width - aside, y, width: aside, height: high }, buttons.length, button, gap)
      : tiled({ x, y: y + height - high, width, height: high }, buttons.length, button, gap),
  );
  const top = y + title + line + air;
  const foot = isShort || buttons.length === 0 ? 0 : high + air;
  const room = { x, y: top, width, height: Math.max(1, y + height - foot - top) };
  put(cards, tiled(room, cards.length, measures.card, gap));
  put(kinds, tiled(room, kinds.length, measures.kind, gap, shape === 'narrow'));

  const above = targets.filter(({ isAbove }) => isAbove).length;
  const { rope } = measures;
  const inner = { ...room, y: room.y + ABOVE, width: room.width - rope, height: room.height - ABOVE };
  const placed = tiled(inner, targets.length, measures.target, gap).map((rect, index) =>
    index < above ? { ...rect, y: rect.y - ABOVE } : { ...rect, x: rect.x + rope },
  );
  put(targets, placed);
  const [last, next] = [placed[above - 1], placed[above]];
  const right = next ? next.x : (last?.x ?? 0) + (last?.width ?? 0) + rope;
  const left = last ? last.x + last.width : right - rope;
  const [first] = placed;
  return {
    shape,
    title: { x, y, width: width - aside, height: title },
    line: { x, y: y + title, width, height: line },
    places,
    rope: first
      ? { x: (left + right) / 2, top: first.y - ABOVE, bottom: first.y + first.height + 2 * ABOVE }
      : null,
    strip: tiled(room, 1, measures.strip, 0)[0] ?? room,
  };
}

/** So many of this size, side by side or one below the other, smaller where the room is; a little above its middle. */
function tiled(room: Rect, count: number, [wide, high]: Size, gap: number, isPile = false): readonly Rect[] {
  const [columns, rows] = isPile ? [1, count] : [count, 1];
  const width = Math.min(wide, (room.width - gap * (columns - 1)) / columns);
  const height = Math.min(high, (room.height - gap * (rows - 1)) / rows);
  const left = room.x + (room.width - columns * (width + gap) + gap) / 2;
  const top = room.y + (room.height - rows * (height + gap) + gap) * 0.36;
  return Array.from({ length: count }, (_, index) => ({
    x: left + (isPile ? 0 : index * (width + gap)),
    y: top + (isPile ? index * (height + gap) : 0),
    width,
    height,
  }));
}
