// The tray: pieces that are in no place yet, in centered rows.

import type { Option } from '#core/questions/questionBase.ts';
import type { Rect } from '#scenes/ports.ts';
import { pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface TrayLook {
  /** Width of the tray in CSS pixels, and height of a piece. */
  readonly width: number;
  readonly height: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly gap: number;
  /** CSS pixels on a piece beside picture and words. */
  readonly pads: number;
  readonly mirrored: boolean;
}

export interface Tray {
  /** In the order of the items, from the tray's upper left corner. */
  readonly boxes: readonly Rect[];
  readonly height: number;
}

const MIN_WIDTH = 64;

/** Lays out all pieces, so that nothing moves when one of them leaves. */
export function trayOf(tokens: ThemeTokens, items: readonly Option[], look: TrayLook): Tray {
  const { width, height, size, gap, pads, mirrored } = look;
  const widths = items.map((item) => {
    const { width: words } = pieceWords(tokens, item, size, width - pads, height);
    const picture = item.media ? height * 1.4 : 0;
    return Math.min(width, Math.max(MIN_WIDTH, Math.ceil(words) + picture + pads));
  });
  const rows: number[][] = [];
  let room = 0;
  for (const [at, wide] of widths.entries()) {
    const row = rows.at(-1);
    if (row && wide + gap <= room) {
      row.push(at);
      room -= wide + gap;
    } else {
      rows.push([at]);
      room = width - wide;
    }
  }
  const boxes = new Map<number, Rect>();
  for (const [line, row] of rows.entries()) {
    const all = row.reduce((sum, at) => sum + (widths[at] ?? 0), gap * (row.length - 1));
    let x = (width - all) / 2;
    for (const at of row) {
      const own = widths[at] ?? 0;
      boxes.set(at, {
        x: mirrored ? width - x - own : x,
        y: line * (height + gap),
        width: own,
        height,
      });
      x += own + gap;
    }
  }
  return {
    boxes: items.flatMap((_, at) => boxes.get(at) ?? []),
    height: Math.max(0, rows.length * (height + gap) - gap),
  };
}
