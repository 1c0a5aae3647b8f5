// Layout of a milestone: pure arithmetic, from phones to projectors.

import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

export interface MilestoneLayout {
  readonly title: Rect;
  readonly line: Rect;
  /** Feet and size of the character; null if there is something to choose. */
  readonly own: { readonly x: number; readonly y: number; readonly size: number } | null;
  readonly tiles: readonly Rect[];
  readonly button: Rect;
}

const WIDEST = 980;
const BUTTON = { width: 360, height: 60 } as const;
/** On a short screen the button is beside the title. */
const SHORT = { head: 46, words: 34, button: 190, gap: 8 } as const;
const TILE = { least: 44, best: 104 } as const;
/** CSS pixels: the width from which tiles have two columns, and the height that a character needs. */
const TWO_COLUMNS = 500;
const MIN_STANDING = 120;
/** Space for the name below the character's feet. */
const NAME = 54;

export function layoutMilestone(viewport: Viewport, choices: number): MilestoneLayout {
  const space = column(viewport, WIDEST);
  const [frame, gap] = isShort(viewport)
    ? [shortFrame(space, choices), SHORT.gap]
    : [frameOf(space, isCompact(viewport), choices), isCompact(viewport) ? 8 : 12];
  const { room, ...rest } = frame;
  const stands = choices === 0 && room.height >= MIN_STANDING;
  return { ...rest, own: stands ? ownSpot(room) : null, tiles: tilesIn(room, choices, gap) };
}

type Frame = Pick<MilestoneLayout, 'title' | 'line' | 'button'> & { readonly room: Rect };

function frameOf({ x, y, width, height }: Rect, compact: boolean, choices: number): Frame {
  const head = !compact ? Math.min(104, height * 0.14) : choices > 0 ? 48 : 64;
  const words = !compact ? 56 : choices > 0 ? 42 : 66;
  const wide = Math.min(BUTTON.width, width);
  const button = {
    x: x + (width - wide) / 2,
    y: y + height - BUTTON.height,
    width: wide,
    height: BUTTON.height,
  };
  const top = y + head + words + (compact ? 8 : 14);
  return {
    title: { x, y, width, height: head },
    line: { x, y: y + head, width, height: words },
    button,
    room: { x, y: top, width, height: Math.max(1, button.y - (compact ? 10 : 16) - top) },
  };
}

/** If there is something to choose, the tiles take the line's place. */
function shortFrame({ x, y, width, height }: Rect, choices: number): Frame {
  const side = SHORT.button + SHORT.gap;
  const words = choices > 0 ? 0 : SHORT.words;
  const top = y + SHORT.head + words + SHORT.gap;
  return {
    title: { x, y, width: width - side, height: SHORT.head },
    line: { x, y: y + SHORT.head, width, height: words },
    button: { x: x + width - SHORT.button, y, width: SHORT.button, height: SHORT.head },
    room: { x, y: top, width, height: Math.max(1, y + height - top) },
  };
}

function ownSpot({ x, y, width, height }: Rect): { x: number; y: number; size: number } {
  const size = Math.min(280, height - NAME - 8);
  return { x: x + width / 2, y: y + (height - NAME + size) / 2, size };
}

function tilesIn({ x, y, width, height }: Rect, count: number, gap: number): readonly Rect[] {
  const columns = width >= TWO_COLUMNS && count > 1 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const tall = Math.max(TILE.least, Math.min(TILE.best, (height - gap * (rows - 1)) / rows));
  const wide = (width - gap * (columns - 1)) / columns;
  const top = y + Math.max(0, (height - rows * tall - (rows - 1) * gap) / 2);
  return Array.from({ length: count }, (_, index) => ({
    x: x + (index % columns) * (wide + gap),
    y: top + Math.floor(index / columns) * (tall + gap),
    width: wide,
    height: tall,
  }));
}
