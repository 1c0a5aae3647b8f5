// Places of duels in their arena on the projector: a header with a line or a count, and below it as many duels
// side by side as fit, each with its players in a row.

import type { Point, Rect } from '#scenes/ports.ts';

/** Design pixels: the least width of a duel, and the distance between two. */
const DUEL = { width: 480, gap: 40 } as const;
/** No audience can follow more duels at once. */
const MOST = 2;
/** A player's window with the name below, and the air around them, in pixels of its own unit. */
const CELL = { width: 284, height: 256, above: 106 } as const;
/** Design pixels: the arena's padding, and the height of its header. */
const FRAME = { pad: 14, header: 46 } as const;

export interface ArenaPlaces {
  readonly header: Rect;
  readonly duels: readonly Rect[];
}

export function arenaPlaces({ x, y, width, height }: Rect, unit: number): ArenaPlaces {
  const pad = FRAME.pad * unit;
  const [gap, header] = [DUEL.gap * unit, FRAME.header * unit];
  const inner = { x: x + pad, y: y + pad, width: width - pad * 2, height: height - pad * 2 };
  const fit = Math.floor((inner.width + gap) / ((DUEL.width + DUEL.gap) * unit));
  const count = Math.max(1, Math.min(MOST, fit));
  const each = (inner.width - gap * (count - 1)) / count;
  return {
    header: { ...inner, height: header },
    duels: Array.from({ length: count }, (_, index) => ({
      x: inner.x + index * (each + gap),
      y: inner.y + header,
      width: each,
      height: inner.height - header,
    })),
  };
}

export interface DuelPlaces {
  /** CSS pixels per pixel of the windows. */
  readonly unit: number;
  /** Centers of the windows, from left to right. */
  readonly centers: readonly Point[];
}

/** The players of one duel, in coordinates of its box. */
export function duelPlaces({ width, height }: Pick<Rect, 'width' | 'height'>, players: number): DuelPlaces {
  const cell = width / players;
  const unit = Math.min(cell / CELL.width, height / CELL.height);
  const top = (height - CELL.height * unit) / 2;
  return {
    unit,
    centers: Array.from({ length: players }, (_, index) => ({
      x: cell * (index + 0.5),
      y: top + CELL.above * unit,
    })),
  };
}

/** The space that a player in a duel takes, name included. */
export function duelistBox({ x, y }: Point, unit: number): Rect {
  const [width, height] = [CELL.width * unit, CELL.height * unit];
  return { x: x - width / 2, y: y - CELL.above * unit, width, height };
}
