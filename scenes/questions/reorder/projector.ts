// REORDER on the projector: its items, then the order of the class roped to the right one.

import { Container } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine, setText } from '#scenes/kit/text.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type {
  CreateProjectorPart,
  ProjectorPart,
  ProjectorPartShape,
  ProjectorPartView,
} from '#scenes/projector/questionPart.ts';
import { OptionsProjector } from '#scenes/questions/OptionsProjector.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { PIECE, PieceSlab, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import { drawPlate, drawTie } from '#scenes/questions/reorder/ropes.ts';
import {
  type ChartColumn,
  columnsOf,
  keptWords,
  mostMissed,
  type OrderChart,
  orderChart,
} from '#scenes/questions/reorder/model.ts';
import { RIGHT } from '#scenes/kit/anchors.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Of the width: a column beside the other, the same with long words, and one alone. */
const COLUMN = { beside: 0.37, close: 0.43, alone: 0.6 } as const;
/** Pixels of the design: a rope of nobody and of all. */
const ROPE = { least: 4, most: 14 } as const;
/** How wide a share is, in sizes of the letters. */
const SHARE = 5;

class Row extends PieceSlab {
  readonly number = this.body.addChild(this.text({ size: 30, anchor: 0.5, color: this.tokens.color.ink }));
  readonly share = this.body.addChild(this.text({ size: 30, anchor: RIGHT, color: this.tokens.color.ink }));
}

interface Rows {
  /** Of each column. */
  readonly lefts: readonly number[];
  readonly top: (place: number) => number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

class OrderProjector extends Widget implements ProjectorPart<'REORDER'> {
  readonly #tiles: OptionsProjector<OptionsType>;
  readonly #chartLayer = this.addChild(new Container());
  readonly #ropes = this.#chartLayer.addChild(drawing('ropes'));
  readonly #heads = [0, 1].map(() => this.#chartLayer.addChild(this.text({ size: 30 })));
  readonly #worst = this.#chartLayer.addChild(new Pill(this.ports));
  readonly #rows: Row[] = [];
  readonly #pictures: OptionPictures;
  #chart: OrderChart | null = null;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#tiles = this.addChildAt(new OptionsProjector(ports, redraw), 0);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.option, () => redraw('picture'));
    this.#worst.label = 'mostMissed';
  }

  sync(view: ProjectorPartView<'REORDER'>): void {
    const { question } = view;
    this.#chart = orderChart(view);
    // As they are dealt, and no order: without letters.
    this.#tiles.show({
      questionId: question.id,
      options: question.items,
      correct: [],
      distribution: null,
      plain: true,
    });
    this.#pictures.sync(question.id, question.items);
  }

  shape(): ProjectorPartShape {
    return this.#chart ? { rows: 0, tall: false, told: true } : this.#tiles.shape();
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    const chart = this.#chart;
    this.#tiles.visible = !chart;
    this.#chartLayer.visible = chart !== null;
    if (chart) this.#drawChart(chart, box, metrics);
    else this.#tiles.layout(box, gap, metrics);
  }

  targets(): readonly Target[] {
    return this.#chart ? [] : this.#tiles.targets();
  }

  playEntrance(): void {
    this.#tiles.playEntrance();
  }

  playReveal(): void {
    const { motion } = this.ports;
    const count = this.#chart?.right?.length ?? 0;
    for (const [index, slab] of this.#rows.entries())
      motion.play('slide', slab, { from: { y: 40 }, delay: 0.1 + (index % Math.max(1, count)) * 0.06 });
    motion.play('fade', this.#ropes, { delay: 0.7, duration: 0.5 });
    motion.play('pop', this.#worst, { delay: 1.1 });
  }

  #drawChart(chart: OrderChart, box: Rect, metrics: ProjectorMetrics): void {
    const columns = columnsOf(chart, metrics.wide);
    const rows = this.#measure(chart, columns, box, metrics);
    let next = 0;
    for (const [index, { items, isRight }] of columns.entries())
      for (const [place, item] of items.entries())
        this.#drawRow(this.#row(next++), {
          item,
          place,
          x: rows.lefts[index] ?? box.x,
          y: rows.top(place),
          width: rows.width,
          height: rows.height,
          size: rows.size,
          isRight,
          share: isRight && chart.kept ? this.say(keptWords(chart.kept[item.id] ?? 0, chart.answered)) : null,
        });
    for (const row of this.#rows.splice(next)) row.destroy({ children: true });
    this.#drawHeads(columns, rows, box, metrics);
    this.#drawRopes(chart, rows, metrics);
    this.#drawWorst(chart.worst, columns.length > 1, box, metrics);
  }

  /** Where rows stand in each column, and the size of their letters: the same for all. */
  #measure(
    { kept }: OrderChart,
    columns: readonly ChartColumn[],
    box: Rect,
    metrics: ProjectorMetrics,
  ): Rows {
    const { tokens } = this;
    const { unit, wide } = metrics;
    const isBeside = columns.length > 1;
    const head = metrics.size('caption') * 1.7;
    const count = columns[0]?.items.length ?? 1;
    const gap = Math.min(14 * unit, box.height * 0.02);
    const height = Math.min(96 * unit, (box.height - head - gap * (count - 1)) / count);
    const most = Math.round(Math.min(metrics.size('body') * 1.1, height * 0.62));
    const largest = (width: number, lines: number): number => {
      const fits = (size: number): boolean =>
        size * lines * PIECE.lineHeight < height - PIECE.edge &&
        columns.every(({ items }) =>
          items.every((item) => {
            const room = width - size * (2.5 + (kept ? SHARE : 0.6));
            return pieceWords(tokens, item, size, room, height).lines <= lines;
          }),
        );
      let size = most;
      while (size > most * 0.5 && !fits(size)) size -= 1;
      return size;
    };
    const usual = box.width * (isBeside ? COLUMN.beside : wide ? COLUMN.alone : 1);
    const single = largest(usual, 1);
    const isLong = single < most * 0.75;
    const width = isLong && isBeside ? box.width * COLUMN.close : usual;
    return {
      lefts: isBeside ? [box.x, box.x + box.width - width] : [box.x + (box.width - width) / 2],
      top: (place) => box.y + head + place * (height + gap),
      width,
      height,
      size: isLong ? Math.max(single, largest(width, 2)) : single,
    };
  }

  #drawHeads(
    columns: readonly ChartColumn[],
    { lefts, width }: Rows,
    box: Rect,
    metrics: ProjectorMetrics,
  ): void {
    for (const [index, text] of this.#heads.entries()) {
      const column = columns[index];
      fitLine(text, column ? this.say(column.head) : null, width, metrics.size('caption'));
      // The outer ends leave the middle to what was missed.
      text.anchor.set(index, 0);
      text.position.set((lefts[index] ?? box.x) + index * width, box.y);
    }
  }

  #drawRopes(
    { klass, right, kept, answered, worst }: OrderChart,
    rows: Rows,
    { unit }: ProjectorMetrics,
  ): void {
    const { color } = this.tokens;
    const [from, to] = rows.lefts;
    this.#ropes.clear();
    if (!klass || !right || !kept || from === undefined || to === undefined) return;
    const at = (items: readonly Option[], item: Option): number =>
      rows.top(items.indexOf(item)) + (rows.height - PIECE.edge) / 2;
    // The worst one last, over the others.
    for (const item of klass.toSorted((a, b) => Number(a === worst) - Number(b === worst))) {
      const thick = ROPE.least + ((ROPE.most - ROPE.least) * (kept[item.id] ?? 0)) / answered;
      drawTie(
        this.#ropes,
        { x: from + rows.width, y: at(klass, item) },
        { x: to, y: at(right, item) },
        Math.max(3, thick * unit),
        item === worst ? [color.ember, color.emberEdge] : undefined,
      );
    }
  }

  /** Between the heads of two columns, at the end of that of one. */
  #drawWorst(worst: Option | null, isBeside: boolean, box: Rect, metrics: ProjectorMetrics): void {
    const { color } = this.tokens;
    const caption = metrics.size('caption');
    const heads = this.#heads.reduce((most, text) => Math.max(most, text.width), 0);
    this.#worst.visible = worst !== null;
    if (!worst) return;
    this.#worst.set({
      text: this.say(mostMissed(worst)),
      size: caption,
      maxWidth: box.width - (isBeside ? 2 : 1) * (heads + caption),
      fill: color.ember,
      color: color.ink,
    });
    const { width, height } = this.#worst.box;
    this.#worst.pivot.set(width / 2, height / 2);
    const x = isBeside ? box.x + box.width / 2 : box.x + box.width - width / 2;
    this.ports.motion.place(this.#worst, { x, y: box.y + caption * 0.6 });
  }

  #row(index: number): Row {
    return (this.#rows[index] ??= this.#chartLayer.addChild(new Row(this.ports)));
  }

  #drawRow(
    slab: Row,
    look: Rect & {
      readonly item: Option;
      readonly place: number;
      readonly size: number;
      /** Whether it is one of the right order. */
      readonly isRight: boolean;
      readonly share: string | null;
    },
  ): void {
    const { item, x, y, width, height, size } = look;
    const { number, share } = slab;
    const plate = Math.min(height - 14, size * 1.5);
    const middle = -2.5;
    share.visible = look.share !== null;
    share.style.fontSize = Math.round(size * 0.9);
    setText(share, look.share ?? '');
    share.position.set(width / 2 - size * 0.6, middle);
    slab.label = `piece:${look.isRight ? 'right' : 'class'}:${item.id}`;
    slab.set({
      item,
      picture: this.#pictures.of(item),
      state: look.isRight ? 'open' : 'off',
      tried: false,
      width,
      height,
      size,
      start: plate + size,
      end: look.share === null ? size * 0.6 : share.width + size,
      markRoom: 0,
      mirrored: false,
      focused: false,
      pressed: false,
      lifted: false,
      isPlace: false,
      correction: null,
    });
    slab.details.clear();
    drawPlate(slab.details, plate / 2 + size * 0.35 - width / 2, 0, plate);
    number.style.fontSize = Math.round(plate * 0.58);
    setText(number, `${look.place + 1}`);

    number.position.set(plate / 2 + size * 0.35 - width / 2, middle - 1.5);
    this.ports.motion.place(slab, { x: x + width / 2, y: y + height / 2 });
  }
}

export const REORDER: CreateProjectorPart<'REORDER'> = (ports, redraw) => new OrderProjector(ports, redraw);
