// Layout of the duel choice: pure arithmetic, from phones to projectors.

import type { ChoiceModel } from '#scenes/features/duels/choice/model.ts';
import { DUEL } from '#core/features/duels/duels.ts';
import { column, type Shape, shapeOf } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

export interface ChoiceLayout {
  readonly shape: Shape;
  readonly title: Rect;
  readonly line: Rect;
  /** By target id. */
  readonly places: ReadonlyMap<string, Rect>;
  /**
   * The rope between the targets ranked above the player and those below, from its top or left end; null
   * without targets whose rank is known.
   */
  readonly rope: {
    readonly x: number;
    readonly y: number;
    readonly long: number;
    readonly isLying: boolean;
  } | null;
  /** For the outcome of a strike. */
  readonly strip: Rect;
}

/** In CSS pixels. */
type Size = readonly [width: number, height: number];

interface Measures {
  /** Heights of the title and the line, and the gap below them. */
  readonly head: readonly [title: number, line: number, gap: number];
  readonly card: Size;
  readonly kind: Size;
  readonly target: Size;
  readonly strip: Size;
  readonly button: Size;
  /** `gap` separates two tiles; `rope` is the space for the player's own place between two targets. */
  readonly gap: number;
  readonly rope: number;
}

const MEASURES: Readonly<Record<Shape, Measures>> = {
  wide: {
    head: [84, 60, 20],
    card: [200, 240],
    kind: [216, 212],
    target: [140, 192],
    strip: [760, 320],
    button: [320, 56],
    gap: 24,
    rope: 44,
  },
  // Phones are tall: cards and kinds are stacked, and the targets above the player have a row of their own.
  narrow: {
    head: [60, 62, 8],
    card: [400, 168],
    kind: [400, 118],
    target: [130, 190],
    strip: [400, 310],
    button: [320, 56],
    gap: 12,
    rope: 46,
  },
  short: {
    head: [46, 34, 6],
    card: [150, 168],
    kind: [190, 150],
    target: [92, 140],
    strip: [560, 190],
    button: [150, 46],
    gap: 10,
    rope: 24,
  },
};
const WIDEST = 980;
/** CSS pixels of the rope above the targets, and below them. */
const ENDS = 8;

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
  // On a short screen the buttons are beside the title.
  const [wide, high] = button;
  const aside = isShort ? (wide + gap) * buttons.length : 0;
  const foot = isShort
    ? { x: x + width - aside, y, width: aside, height: high }
    : { x, y: y + height - high, width, height: high };
  put(buttons, tiled(foot, buttons.length, button, gap));
  const top = y + title + line + air;
  const end = y + height - (isShort || buttons.length === 0 ? 0 : high + air);
  const isTall = shape === 'narrow';
  const room = { x, y: top, width, height: Math.max(1, end - top) };
  put(cards, tiled(room, cards.length, measures.card, gap, isTall));
  put(kinds, tiled(room, kinds.length, measures.kind, gap, isTall));

  const isRanked = targets.some(({ standing }) => standing !== null);
  const first = isRanked
    ? targets.filter(({ standing }) => standing?.isAbove).length
    : Math.min(targets.length, DUEL.above);
  const between = isRanked ? measures : { ...measures, rope: isTall ? gap : 0 };
  const { placed, rope } = (isTall ? inRows : inLine)(room, first, targets.length, between);
  put(targets, placed);
  return {
    shape,
    title: { x, y, width: width - aside, height: title },
    line: { x, y: y + title, width, height: line },
    places,
    rope: isRanked ? rope : null,
    strip: tiled(room, 1, measures.strip, 0)[0] ?? room,
  };
}

interface Ranked {
  readonly placed: readonly Rect[];
  readonly rope: ChoiceLayout['rope'];
}

/** Targets side by side, with a rope between those above the player and those below. */
function inLine(room: Rect, above: number, count: number, { target, gap, rope }: Measures): Ranked {
  const inner = { ...room, y: room.y + ENDS, width: room.width - rope, height: room.height - 2 * ENDS };
  const placed = tiled(inner, count, target, gap).map((rect, index) =>
    index < above ? rect : { ...rect, x: rect.x + rope },
  );
  const [first, last, next] = [placed[0], placed[above - 1], placed[above]];
  const right = next ? next.x : (last?.x ?? 0) + (last?.width ?? 0) + rope;
  const left = last ? last.x + last.width : right - rope;
  const [y, high] = [first?.y ?? 0, first?.height ?? 0];
  return { placed, rope: { x: (left + right) / 2, y: y - ENDS, long: high + 2 * ENDS, isLying: false } };
}

/** Targets above the player in one row, those below in another. */
function inRows(room: Rect, above: number, count: number, { target, gap, rope }: Measures): Ranked {
  const rows = [above, count - above].filter((each) => each > 0);
  const [wide, most] = target;
  const high = Math.min(most, (room.height - rope) / rows.length);
  const top = room.y + (room.height - rope - high * rows.length) * 0.36;
  const row = (y: number, many: number) => tiled({ ...room, y, height: high }, many, [wide, high], gap);
  const between = top + (above > 0 ? high : 0);
  return {
    placed: [...(above > 0 ? row(top, above) : []), ...row(between + rope, count - above)],
    rope: { x: room.x, y: between + rope / 2, long: room.width - 56, isLying: true },
  };
}

/**
 * Up to `count` rects of this size in a row or stacked, shrunk to fit the room and centered slightly above
 * its middle.
 */
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
