// REORDER on the projector: its items, then the order of the class roped to the right one.

import { Container, type Text } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { optionWords } from '#core/questions/options/options.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine, makeText, setText, setTextColor } from '#scenes/kit/text.ts';
import { drawn, message } from '#scenes/message.ts';
import { NO_ANSWERS } from '#scenes/model.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type {
  CreateProjectorPart,
  ProjectorPart,
  ProjectorPartShape,
  ProjectorPartView,
} from '#scenes/projector/questionPart.ts';
import { OptionsProjector } from '#scenes/questions/OptionsProjector.ts';
import { PiecePictures } from '#scenes/questions/pieces/PiecePictures.ts';
import { PieceSlab, pieceWords } from '#scenes/questions/pieces/PieceSlab.ts';
import { drawPlate, drawTie } from '#scenes/questions/reorder/ropes.ts';
import { type OrderChart, orderChart } from '#scenes/questions/reorder/wall.ts';

/** Of the width: a column beside the other, and one alone. */
const COLUMN = { beside: 0.37, alone: 0.6 } as const;
/** Pixels of the design: a rope of nobody and of all. */
const ROPE = { least: 4, most: 14 } as const;
/** Up to so many players they are counted; beyond that their share says more. */
const COUNTED = 12;
/** How wide a share is, in sizes of the letters. */
const SHARE = 5;

interface Row {
  readonly slab: PieceSlab;
  readonly number: Text;
  readonly share: Text;
}

class OrderProjector implements ProjectorPart<'REORDER'> {
  readonly root = new Container();
  readonly #ports: ScenePorts;
  readonly #tiles: OptionsProjector<'MCQ'>;
  readonly #chartLayer = new Container();
  readonly #ropes = drawing('ropes');
  readonly #heads: readonly [Text, Text];
  readonly #worst: Pill;
  readonly #rows: Row[] = [];
  readonly #pictures: PiecePictures;
  #chart: OrderChart | null = null;
  #questionId = '';

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    this.#ports = ports;
    this.#tiles = new OptionsProjector(ports, redraw);
    this.#pictures = new PiecePictures(ports, PICTURE_WIDTH.option, () => redraw('picture'));
    const { tokens } = ports.theme;
    const head = (): Text => makeText(tokens, { size: 30, weight: 'display', color: tokens.color.snow });
    this.#heads = [head(), head()];
    this.#worst = new Pill(ports.theme);
    this.#worst.label = 'mostMissed';
    this.#chartLayer.addChild(this.#ropes, ...this.#heads, this.#worst);
    this.root.addChild(this.#tiles.root, this.#chartLayer);
  }

  sync(view: ProjectorPartView<'REORDER'>): void {
    const { question } = view;
    this.#chart = orderChart(view);
    // As they are dealt, and no order: without letters.
    this.#tiles.sync({
      ...view,
      question: { ...question, type: 'MCQ', options: question.items },
      reveal: null,
      distribution: null,
      plain: true,
    });
    if (question.id !== this.#questionId) this.#pictures.load(question.items);
    this.#questionId = question.id;
  }

  shape(): ProjectorPartShape {
    return this.#chart ? { rows: 0, tall: false, told: true } : this.#tiles.shape();
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    const chart = this.#chart;
    this.#tiles.root.visible = !chart;
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
    const { motion } = this.#ports;
    const count = this.#chart?.right?.length ?? 0;
    for (const [index, { slab }] of this.#rows.entries())
      motion.play('slide', slab, { from: { y: 40 }, delay: 0.1 + (index % Math.max(1, count)) * 0.06 });
    motion.play('fade', this.#ropes, { delay: 0.7, duration: 0.5 });
    motion.play('pop', this.#worst, { delay: 1.1 });
  }

  #drawChart(
    { klass, right, kept, answered, worst }: OrderChart,
    box: Rect,
    metrics: ProjectorMetrics,
  ): void {
    const { strings, theme } = this.#ports;
    const { color } = theme.tokens;
    const { unit } = metrics;
    const caption = metrics.size('caption');
    const columns = [klass, right].filter((one) => one !== null);
    const isBeside = columns.length > 1;
    const head = caption * 1.7;
    const width = box.width * (isBeside || !metrics.wide ? (isBeside ? COLUMN.beside : 1) : COLUMN.alone);
    const lefts = isBeside ? [box.x, box.x + box.width - width] : [box.x + (box.width - width) / 2];
    const count = columns[0]?.length ?? 1;
    const gap = Math.min(14 * unit, box.height * 0.02);
    const high = Math.min(96 * unit, (box.height - head - gap * (count - 1)) / count);
    const rowY = (place: number): number => box.y + head + place * (high + gap);
    const fits = (letters: number): boolean =>
      columns.flat().every((item) => {
        const room = width - letters * 2.5 - (kept ? letters * SHARE : letters * 0.6);
        return pieceWords(theme.tokens, item, letters, room, high).lines === 1;
      });
    let size = Math.round(Math.min(metrics.size('body') * 1.1, high * 0.62));
    const least = size * 0.75;
    while (size > least && !fits(size)) size -= 1;
    const heads = [
      klass ? message('scenes:reorder.classOrder') : NO_ANSWERS,
      message('scenes:reorder.correctOrder'),
    ];
    for (const [index, text] of this.#heads.entries()) {
      const left = lefts[klass ? index : 0];
      text.visible = index < 2 && left !== undefined && (index === 0 || isBeside);
      if (left === undefined) continue;
      const words = drawn(strings, heads[klass || index > 0 ? index : 1] ?? NO_ANSWERS);
      fitLine(text, words, width, caption);
      text.anchor.set(isBeside ? index : 0, 0);
      text.position.set(isBeside && index === 1 ? left + width : left, box.y);
    }
    let next = 0;
    for (const [column, items] of columns.entries())
      for (const [place, item] of items.entries()) {
        const isRight = items === right;
        this.#drawRow(this.#row(next++), {
          item,
          place,
          x: lefts[column] ?? box.x,
          y: rowY(place),
          width,
          height: high,
          size,
          isRight,
          share: isRight && kept ? this.#share(kept[item.id] ?? 0, answered) : null,
        });
      }
    for (const { slab } of this.#rows.splice(next)) slab.destroy({ children: true });
    this.#ropes.clear();
    this.#worst.visible = worst !== null && isBeside;
    if (!klass || !right || !kept) return;
    const ends = { from: box.x + width, to: box.x + box.width - width };
    // The worst one last, over the others.
    for (const item of klass.toSorted((a, b) => Number(a === worst) - Number(b === worst))) {
      const thick = ROPE.least + ((ROPE.most - ROPE.least) * (kept[item.id] ?? 0)) / answered;
      const at = (items: readonly Option[]): number => rowY(items.indexOf(item)) + (high - 5) / 2;
      drawTie(
        this.#ropes,
        { x: ends.from, y: at(klass) },
        { x: ends.to, y: at(right) },
        Math.max(3, thick * unit),
        item === worst ? { lit: color.ember, shade: color.emberEdge } : undefined,
      );
    }
    if (!worst) return;
    this.#worst.set({
      text: drawn(strings, message('scenes:reorder.mostMissed', { item: optionWords(worst) })),
      size: caption,
      maxWidth: box.width - 2 * caption - 2 * Math.max(...this.#heads.map((text) => text.width)),
      fill: color.ember,
      color: color.ink,
    });
    const pill = this.#worst.box;
    this.#worst.pivot.set(pill.width / 2, pill.height / 2);
    this.#ports.motion.place(this.#worst, { x: box.x + box.width / 2, y: box.y + caption * 0.6 });
  }

  #share(count: number, total: number): string {
    const { strings } = this.#ports;
    return drawn(
      strings,
      total <= COUNTED
        ? message('scenes:reorder.inOrder', { count, total })
        : message('scenes:reorder.inOrderShare', { percent: Math.round((100 * count) / total), count }),
    );
  }

  #row(index: number): Row {
    const { theme } = this.#ports;
    const known = this.#rows[index];
    if (known) return known;
    const text = (): Text =>
      makeText(theme.tokens, { size: 30, weight: 'display', color: theme.tokens.color.ink });
    const row = { slab: this.#chartLayer.addChild(new PieceSlab(theme)), number: text(), share: text() };
    row.number.anchor.set(0.5);
    row.share.anchor.set(1, 0.5);
    row.slab.body.addChild(row.number, row.share);
    this.#rows.push(row);
    return row;
  }

  #drawRow(
    { slab, number, share }: Row,
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
    setTextColor(number, this.#ports.theme.tokens.color.ink);
    number.position.set(plate / 2 + size * 0.35 - width / 2, middle - 1.5);
    this.#ports.motion.place(slab, { x: x + width / 2, y: y + height / 2 });
  }
}

export const REORDER: CreateProjectorPart<'REORDER'> = (ports, redraw) => new OrderProjector(ports, redraw);
