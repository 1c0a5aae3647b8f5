// What became of each place of a picture, in words: its number, the player's label, and the correct one.

import { LEFT, RIGHT } from '#scenes/kit/anchors.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byPlace, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { fitLine, setText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect } from '#scenes/ports.ts';

export interface PlaceVerdict {
  readonly number: number;
  /** The label in this place; empty for none. */
  readonly words: string;
  /** told: it's the solution, and no one's answer. */
  readonly state: 'right' | 'wrong' | 'told';
  /** The correct label where another one is, or none; else empty. */
  readonly correct: string;
}

/** CSS pixels. */
const LIST = { line: 26, pad: 12, gap: 16, size: 17, number: 30, badge: 20, column: 250 } as const;
const MOST_COLUMNS = 2;

class Row extends Widget {
  readonly number = this.text({ size: LIST.size, anchor: LEFT, color: this.tokens.schemes.play.textMuted });
  readonly words = this.text({ size: LIST.size, anchor: LEFT, weight: 'strong' });
  readonly badge = this.addChild(new MarkBadge());
  readonly correct = this.text({ size: LIST.size, anchor: LEFT, color: this.tokens.schemes.play.success });
}

export class VerdictList extends Widget {
  readonly #ground = this.addChild(drawing());
  readonly #rows = new KeyedViews<PlaceVerdict, Row, number>(byPlace, () =>
    this.addChild(new Row(this.ports)),
  );

  /** Height of the list in this width. */
  heightFor(verdicts: readonly PlaceVerdict[], width: number): number {
    return placesOf(verdicts, width).height;
  }

  /** Lays the list out in the box, which has the height that `heightFor` returns. */
  lay(verdicts: readonly PlaceVerdict[], { x, y, width, height }: Rect, mirrored: boolean): void {
    const { schemes } = this.tokens;
    this.#ground.clear();
    if (verdicts.length > 0) this.#ground.roundRect(x, y, width, height, 16).fill(schemes.play.canvas);
    const { column, lines, boxes } = placesOf(verdicts, width);
    for (const [verdict, row, index] of this.#rows.reconcile(verdicts)) {
      const { words, state, correct } = verdict;
      const box = boxes[index] ?? { x: 0, y: 0 };
      const top = y + box.y + LIST.line / 2;
      /** Puts something so far from the column's start, in the direction of reading. */
      const put = (target: { position: { set(x: number, y: number): void } }, far: number, down: number) =>
        target.position.set(x + (mirrored ? width - box.x - far : box.x + far), down);
      const isBelow = lines > 1 || correct === '';
      const room = column - LIST.number - LIST.badge - 8;
      for (const text of [row.number, row.words, row.correct]) text.anchor.copyFrom(mirrored ? RIGHT : LEFT);
      setText(row.number, `${verdict.number}`);
      fitLine(row.words, words || '–', isBelow ? room : room / 2 - 8, LIST.size);
      row.words.style.fill = state === 'told' ? schemes.play.success : schemes.play.text;
      row.badge.visible = state !== 'told';
      if (state !== 'told') row.badge.sign(state, LIST.badge, this.tokens);
      const end = LIST.number + row.words.width + 8 + LIST.badge;
      fitLine(row.correct, correct, lines > 1 ? room : column - end - 8, LIST.size);
      put(row.number, 0, top);
      put(row.words, LIST.number, top);
      put(row.badge, end - LIST.badge / 2, top);
      put(row.correct, lines > 1 ? LIST.number : end + 8, lines > 1 ? top + LIST.line : top);
    }
  }
}

/** Where the rows are in a list of this width, column by column; `lines` of a row with a correction. */
function placesOf(verdicts: readonly PlaceVerdict[], width: number) {
  const inside = width - 2 * LIST.pad;
  const fitting = Math.floor((inside + LIST.gap) / (LIST.column + LIST.gap));
  const columns = Math.max(1, Math.min(MOST_COLUMNS, fitting));
  const column = (inside - (columns - 1) * LIST.gap) / columns;
  const lines = column < LIST.column ? 2 : 1;
  const each = Math.ceil(verdicts.length / columns);
  const filled = Array.from({ length: columns }, () => LIST.pad as number);
  const boxes = verdicts.map(({ correct }, index) => {
    const at = Math.floor(index / each);
    const y = filled[at] ?? 0;
    filled[at] = y + LIST.line * (correct === '' ? 1 : lines);
    return { x: LIST.pad + at * (column + LIST.gap), y };
  });
  return { column, lines, boxes, height: Math.max(...filled) + LIST.pad };
}
