// Answer chart for pieces on the projector: the room's answer next to the correct one, connected by ropes.

import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine, setText, setTextColor } from '#scenes/kit/text.ts';
import type { Message } from '#scenes/message.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import type { ChartColumn, ChartTie, ColumnsChart } from '#scenes/questions/pieces/model.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { fittedSize } from '#scenes/questions/fittedSize.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { drawPlate, drawTie } from '#scenes/questions/pieces/drawings.ts';
import { PIECE, PieceSlab, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import { RIGHT } from '#scenes/kit/anchors.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import { onSpent } from '#scenes/theme/grounds.ts';

/** Fractions of the width: one of two columns, the same with long words, and a single column. */
const COLUMN = { beside: 0.37, close: 0.43, alone: 0.6 } as const;
/** Thickness of a rope in design pixels: for no one, and for everyone. */
const ROPE = { least: 4, most: 14 } as const;
/** Width of a share, as a multiple of the font size. */
const SHARE = 5;

class Row extends PieceSlab {
  readonly number = this.body.addChild(this.text({ size: 30, anchor: 0.5, color: this.tokens.color.ink }));
  readonly share = this.body.addChild(this.text({ size: 30, anchor: RIGHT, color: this.tokens.color.ink }));
  /** Index from the top of its column. */
  row = 0;
}

interface Measures {
  /** Font size. */
  readonly size: number;
  readonly boxOf: (column: number, row: number) => Rect;
}

export class TwoColumns extends Widget {
  readonly #ropes = this.addChild(drawing('ropes'));
  readonly #heads = [0, 1].map(() => this.text({ size: 30 }));
  readonly #worst = this.add(new Pill(this.ports), 'mostMissed');
  readonly #rows: Row[] = [];
  readonly #pictures: OptionPictures;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.option, () => redraw('picture'));
  }

  /** `items`: all items of the question. */
  sync(questionId: string, items: readonly Option[]): void {
    this.#pictures.sync(questionId, items);
  }

  layout({ columns, ties, worst }: ColumnsChart, box: Rect, metrics: ProjectorMetrics): void {
    const measures = measured(this.tokens, columns, box, metrics);
    const { boxOf } = measures;
    let next = 0;
    for (const [index, column] of columns.entries())
      for (const row of column.rows.keys()) {
        const slab = (this.#rows[next++] ??= this.addChild(new Row(this.ports)));
        this.#drawRow(slab, column, row, boxOf(index, row), measures.size);
      }
    for (const slab of this.#rows.splice(next)) slab.destroy({ children: true });
    this.#ropes.clear();
    // The worst one goes last, over the others.
    for (const tie of ties.toSorted((a, b) => Number(a.isWorst) - Number(b.isWorst)))
      this.#drawRope(tie, boxOf(0, tie.from), boxOf(1, tie.to), metrics.unit);
    const caption = metrics.size('caption');
    for (const [index, text] of this.#heads.entries()) {
      const head = columns[index]?.head;
      const { x, width } = boxOf(index, 0);
      text.visible = head !== undefined;
      fitLine(text, head ? this.say(head) : '', width, caption);
      // Heads go at the outer ends, leaving the middle to the most missed item.
      text.anchor.set(index, 0);
      text.position.set(x + index * width, box.y);
    }
    this.#drawWorst(worst, columns.length > 1, box, caption);
  }

  playReveal(): void {
    const { motion } = this.ports;
    for (const slab of this.#rows)
      motion.play('slide', slab, { from: { y: 40 }, delay: 0.1 + slab.row * 0.06 });
    motion.play('fade', this.#ropes, { delay: 0.7, duration: 0.5 });
    motion.play('pop', this.#worst, { delay: 1.1 });
  }

  #drawRope({ share, isWorst, isWrong }: ChartTie, from: Rect, to: Rect, unit: number): void {
    const { color } = this.tokens;
    const thick = ROPE.least + (ROPE.most - ROPE.least) * share;
    drawTie(
      this.#ropes,
      { x: from.x + from.width, y: from.y + (from.height - PIECE.edge) / 2 },
      { x: to.x, y: to.y + (to.height - PIECE.edge) / 2 },
      Math.max(3, thick * unit),
      isWorst
        ? { lit: color.ember, shade: color.emberEdge }
        : isWrong && { lit: color.danger, shade: color.dangerEdge },
    );
  }

  /** Between the heads of two columns, or after the head of a single one. */
  #drawWorst(worst: Message | null, isBeside: boolean, box: Rect, size: number): void {
    const { motion } = this.ports;
    const { color } = this.tokens;
    const heads = Math.max(...this.#heads.map(({ width }) => width));
    this.#worst.visible = worst !== null;
    if (!worst) return;
    const maxWidth = box.width - (isBeside ? 2 : 1) * (heads + size);
    this.#worst.set({ text: this.say(worst), size, maxWidth, fill: color.ember, color: color.ink });
    const { width, height } = this.#worst.box;
    this.#worst.pivot.set(width / 2, height / 2);
    const x = isBeside ? box.x + box.width / 2 : box.x + box.width - width / 2;
    motion.place(this.#worst, { x, y: box.y + size * 0.6 });
  }

  #drawRow(
    slab: Row,
    { id, rows, shares, isRight, signs }: ChartColumn,
    row: number,
    box: Rect,
    size: number,
  ): void {
    const item = rows[row];
    if (!item) return;
    const { width, height } = box;
    const { number, share } = slab;
    const told = shares?.[row] ?? null;
    const sign = signs?.[row] ?? `${row + 1}`;
    const plate = sign === '' ? 0 : Math.min(height - 14, size * 1.5);
    const x = plate / 2 + size * 0.35 - width / 2;
    const middle = -2.5;
    fitLine(share, told && this.say(told), width * 0.5, Math.round(size * 0.9));
    setTextColor(share, isRight ? this.tokens.color.ink : onSpent(this.tokens).text);
    share.position.set(width / 2 - size * 0.6, middle);
    slab.row = row;
    slab.label = `piece:${id}:${item.id}`;
    slab.set({
      item,
      picture: this.#pictures.of(item),
      state: isRight ? 'open' : 'off',
      width,
      height,
      size,
      start: plate + size,
      end: told ? share.width + size : size * 0.6,
    });
    slab.details.clear();
    number.visible = plate > 0;
    if (plate > 0) {
      drawPlate(slab.details, x, 0, plate);
      number.style.fontSize = Math.round(plate * 0.58);
    }
    setText(number, sign);
    number.position.set(x, middle - 1.5);
    this.ports.motion.place(slab, middleOf(box));
  }
}

/** Boxes of the rows, and their font size, which is the same for all. */
function measured(
  tokens: ThemeTokens,
  columns: readonly ChartColumn[],
  box: Rect,
  { unit, wide, size: sizeOf }: ProjectorMetrics,
): Measures {
  const isBeside = columns.length > 1;
  const head = sizeOf('caption') * 1.7;
  const count = Math.max(1, ...columns.map(({ rows }) => rows.length));
  const gap = Math.min(14 * unit, box.height * 0.02);
  const height = Math.min(96 * unit, (box.height - head - gap * (count - 1)) / count);
  const most = Math.round(Math.min(sizeOf('body') * 1.1, height * 0.62));
  const share = columns.some(({ shares }) => shares) ? SHARE : 0.6;
  const linesOf = (item: Option, size: number, width: number): number =>
    pieceWords(tokens, item, size, width - size * (2.5 + share), height).lines;
  const largest = (width: number, lines: number): number =>
    fittedSize(most, most * 0.5, (size) => {
      if (size * lines * PIECE.lineHeight >= height - PIECE.edge) return false;
      return columns.every(({ rows }) => rows.every((item) => linesOf(item, size, width) <= lines));
    });
  const usual = box.width * (isBeside ? COLUMN.beside : wide ? COLUMN.alone : 1);
  const single = largest(usual, 1);
  const isLong = single < most * 0.75;
  const width = isLong && isBeside ? box.width * COLUMN.close : usual;
  const left = isBeside ? box.x : box.x + (box.width - width) / 2;
  return {
    size: isLong ? Math.max(single, largest(width, 2)) : single,
    boxOf: (column, row) => ({
      x: column === 0 ? left : box.x + box.width - width,
      y: box.y + head + row * (height + gap),
      width,
      height,
    }),
  };
}
