// A board on the projector: the picture with what players put on it, and rows that say what is where.

import type { QuestionType } from '#core/questions/question.ts';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import { RIGHT } from '#scenes/kit/anchors.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { byPlace, KeyedViews } from '#scenes/kit/KeyedViews.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine, makeText, setText, setTextColor } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type { ProjectorPart, ProjectorPartShape, ProjectorPartView } from '#scenes/projector/questionPart.ts';
import { BoardFrame } from '#scenes/questions/board/BoardFrame.ts';
import { drawDots, drawPeg, drawRegion } from '#scenes/questions/board/drawings.ts';
import { FRAME, aspectOf, onCanvas } from '#scenes/questions/board/fit.ts';
import {
  type BoardChart,
  type BoardPin,
  type BoardRow,
  figureOf,
  shownItem,
} from '#scenes/questions/board/model.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { drawPlate } from '#scenes/questions/pieces/drawings.ts';
import { PIECE, PieceSlab } from '#scenes/questions/pieces/PieceSlab.ts';
import { onNight, onSpent } from '#scenes/theme/grounds.ts';

/** Share of a landscape screen's width that the picture takes at most. */
const PICTURE_SHARE = 0.62;
/** Design pixels: a row's greatest height, the width of the rows, and a peg. */
const ROW = { height: 92, width: 760 } as const;
const PEG = 46;

class Row extends PieceSlab {
  readonly lead = this.body.addChild(this.text({ size: 30, anchor: 0.5, color: this.tokens.color.ink }));
  readonly figure = this.body.addChild(this.text({ size: 30, anchor: RIGHT, color: this.tokens.color.ink }));
  readonly note = this.body.addChild(
    this.text({ size: 24, anchor: RIGHT, weight: 'strong', color: this.tokens.color.inkMuted }),
  );
}

export class BoardProjector<Type extends QuestionType> extends Widget implements ProjectorPart<Type> {
  readonly #chartOf: (view: ProjectorPartView<Type>) => BoardChart;
  readonly #frame: BoardFrame;
  readonly #onPicture = this.addChild(drawing('marks'));
  readonly #numbers = new KeyedViews<BoardPin, ReturnType<typeof makeText>, number>(byPlace, () =>
    this.addChild(makeText(this.tokens, { size: 24, anchor: 0.5, color: onNight(this.tokens).text })),
  );
  readonly #shares = new KeyedViews<BoardPin, Pill, number>(byPlace, () =>
    this.addChild(new Pill(this.ports)),
  );
  readonly #head = this.text({ size: 30, label: 'hint' });
  readonly #worst = this.add(new Pill(this.ports), 'mostMissed');
  readonly #rows = new KeyedViews<BoardRow, Row, number>(byPlace, () => this.addChild(new Row(this.ports)));
  readonly #pictures: OptionPictures;
  #chart: BoardChart | null = null;
  #picture: Rect = { x: 0, y: 0, width: 0, height: 0 };

  constructor(
    ports: ScenePorts,
    redraw: (reason: string) => void,
    chartOf: (view: ProjectorPartView<Type>) => BoardChart,
  ) {
    super(ports);
    this.#chartOf = chartOf;
    this.#frame = this.addChildAt(new BoardFrame(ports, Number.POSITIVE_INFINITY, () => redraw('board')), 0);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.option, () => redraw('picture'));
  }

  sync(view: ProjectorPartView<Type>): void {
    const chart = this.#chartOf(view);
    this.#chart = chart;
    this.#frame.sync(view.question.id, chart.board);
    this.#pictures.sync(
      view.question.id,
      chart.rows.map(({ item }) => item),
    );
  }

  // The picture is what has to be seen.
  shape(): ProjectorPartShape {
    return { rows: 0, tall: false, showsAnswers: true };
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    const chart = this.#chart;
    if (!chart) return;
    const { unit, wide } = metrics;
    const aspect = aspectOf(chart.board);
    const room = wide && chart.rows.length > 0 ? box.width * PICTURE_SHARE : box.width;
    const width = Math.min(room, (box.height - 2 * FRAME) * aspect + 2 * FRAME);
    const beside = Math.min(ROW.width * unit, box.width - width - gap);
    const left = chart.rows.length > 0 && wide ? box.x + (box.width - width - gap - beside) / 2 : box.x;
    const high = wide || chart.rows.length === 0 ? box.height : Math.min(box.height * 0.62, width / aspect);
    this.#picture = this.#frame.layout({
      x: left,
      y: box.y,
      width: wide && chart.rows.length > 0 ? width : box.width,
      height: high,
    });
    this.#drawOnPicture(chart, unit);
    const rows: Rect = wide
      ? { x: left + width + gap, y: box.y, width: beside, height: box.height }
      : { x: box.x, y: box.y + high + gap, width: box.width, height: box.height - high - gap };
    this.#drawRows(chart, rows, metrics);
  }

  #drawOnPicture(chart: BoardChart, unit: number): void {
    const { pins, regions, dots, players } = chart;
    const { tokens } = this;
    const to = this.#onPicture.clear();
    for (const { shape, state } of regions)
      drawRegion(to, shape, this.#picture, tokens, state, Math.max(3, 6 * unit));
    drawDots(to, dots, this.#picture, players, unit, tokens);
    for (const [{ point, number, count, isRight }, text] of this.#numbers.reconcile(pins)) {
      const at = onCanvas(this.#picture, point);
      const { snow, success, danger } = tokens.color;
      const ink = count === null ? snow : isRight ? success : danger;
      drawPeg(to, at, PEG * unit, ink, count === null ? null : count / players, tokens);
      text.style.fontSize = Math.round(PEG * 0.5 * unit);
      setText(text, `${number}`);
      text.position.copyFrom(at);
    }
    // Beside places without regions, there is no room for their shares.
    const told = regions.length > 0 ? pins.filter(({ count }) => count !== null) : [];
    for (const [pin, pill] of this.#shares.reconcile(told)) {
      const figure = figureOf(chart, pin);
      pill.set({ text: figure ? this.say(figure) : '', size: 26 * unit, maxWidth: this.#picture.width });
      pill.pivot.set(pill.box.width / 2, 0);
      const { x, y } = onCanvas(this.#picture, pin.point);
      const half = pill.box.width / 2;
      this.ports.motion.place(pill, {
        x: clamp(x, this.#picture.x + half, this.#picture.x + this.#picture.width - half),
        y: y + PEG * 0.6 * unit,
      });
    }
  }

  #drawRows(chart: BoardChart, box: Rect, metrics: ProjectorMetrics): void {
    const { head, rows, worst } = chart;
    const { unit } = metrics;
    const caption = metrics.size('caption');
    fitLine(this.#head, rows.length > 0 ? this.say(head) : null, box.width, caption);
    this.#head.position.set(box.x, box.y);
    this.#worst.visible = worst !== null;
    const foot = worst ? caption * 2.4 : 0;
    if (worst) {
      const { color } = this.tokens;
      const look = { size: caption, maxWidth: box.width, fill: color.ember, color: color.ink };
      this.#worst.set({ text: this.say(worst), ...look });
      this.#worst.pivot.set(0, this.#worst.box.height);
      this.ports.motion.place(this.#worst, { x: box.x, y: box.y + box.height });
    }
    const top = caption * 1.7;
    const gap = Math.min(14 * unit, box.height * 0.02);
    const room = box.height - top - foot;
    const height = Math.min(ROW.height * unit, (room + gap) / Math.max(1, rows.length) - gap);
    for (const [row, slab, index] of this.#rows.reconcile(rows)) {
      const y = box.y + top + index * (height + gap);
      this.#drawRow(slab, row, chart, { x: box.x, y, width: box.width, height }, metrics);
    }
  }

  #drawRow(slab: Row, row: BoardRow, chart: BoardChart, box: Rect, metrics: ProjectorMetrics): void {
    const { width, height } = box;
    const { item, lead, note, isRight } = row;
    const figure = figureOf(chart, row);
    const size = Math.round(Math.min(metrics.size('body'), height * 0.46));
    const plate = Math.min(height - 14, size * 1.5);
    const end = width / 2 - size * 0.6;
    const middle = -PIECE.edge / 2;
    slab.figure.style.fontSize = Math.round(size * 0.8);
    setText(slab.figure, figure ? this.say(figure) : '');
    setTextColor(slab.figure, isRight ? this.tokens.color.ink : onSpent(this.tokens).text);
    fitLine(slab.note, note && this.say(note), width * 0.3, Math.round(size * 0.75));
    slab.figure.position.set(end, middle);
    const beside = slab.figure.width + size * 0.6;
    slab.note.position.set(end - beside, middle);
    slab.label = `piece:${item.id}`;
    const taken = (figure ? slab.figure.width : 0) + (note ? slab.note.width + size * 0.6 : 0);
    slab.set({
      item: shownItem(row, (words) => this.say(words)),
      picture: this.#pictures.of(item),
      state: !chart.isRevealed ? 'off' : isRight ? 'open' : 'wrong',
      width,
      height,
      size,
      start: plate + size * 0.8,
      end: taken > 0 ? taken + size : size * 0.6,
    });
    slab.details.clear();
    const x = plate / 2 + size * 0.35 - width / 2;
    drawPlate(slab.details, x, 0, plate);
    slab.lead.style.fontSize = Math.round(plate * 0.58);
    setText(slab.lead, lead);
    slab.lead.position.set(x, middle - 1.5);
    this.ports.motion.place(slab, { x: box.x + width / 2, y: box.y + height / 2 });
  }

  targets(): readonly Target[] {
    return [{ id: 'board', kind: 'region', rect: this.#picture }];
  }

  playEntrance(): void {
    this.ports.motion.play('fade', this.#frame, { delay: 0.3 });
  }

  playReveal(): void {
    const { motion } = this.ports;
    motion.play('fade', this.#onPicture, { delay: 0.2, duration: 0.5 });
    for (const [index, slab] of this.#rows)
      motion.play('slide', slab, { from: { y: 40 }, delay: 0.1 + index * 0.06 });
    motion.play('pop', this.#worst, { delay: 0.9 });
  }
}
