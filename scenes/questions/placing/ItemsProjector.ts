// Kinds whose places hold many pieces on the projector: the places, and a row for each piece with a bar of where
// players put it.

import type { Place } from '#core/questions/placing/placing.ts';
import type { PlacingType } from '#core/questions/families.ts';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import { RIGHT } from '#scenes/kit/anchors.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { fitLine } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type { ProjectorPart, ProjectorPartShape, ProjectorPartView } from '#scenes/projector/questionPart.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { PieceSlab } from '#scenes/questions/pieces/PieceSlab.ts';
import { cellsOf } from '#scenes/questions/placing/cells.ts';
import { type ItemRow, itemRows, placeName, shareWords } from '#scenes/questions/placing/model.ts';
import { optionLook } from '#scenes/theme/tokens.ts';

/** With more items, they are in two columns. */
const SINGLE = 5;
/** A row's height in design pixels at most, and the part of a row that its item takes. */
const ROW = { most: 84, item: 0.42 } as const;

class Row extends PieceSlab {
  readonly bar = this.addChild(drawing());
  readonly share = this.addChild(this.text({ size: 30, anchor: RIGHT }));
}

export class ItemsProjector<T extends PlacingType> extends Widget implements ProjectorPart<T> {
  readonly #groups: Pill[] = [];
  readonly #rows: Row[] = [];
  readonly #pictures: OptionPictures;
  #view: ProjectorPartView<T> | null = null;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.option, () => redraw('picture'));
  }

  sync(view: ProjectorPartView<T>): void {
    this.#view = view;
    this.#pictures.sync(view.question.id, view.question.items);
  }

  shape(): ProjectorPartShape {
    return { rows: 0, tall: false, showsAnswers: true };
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    if (!this.#view) return;
    const rows = itemRows(this.#view);
    const head = this.#layGroups(box, metrics.size('caption'));
    const columns = rows.length > SINGLE && metrics.wide ? 2 : 1;
    const count = Math.ceil(rows.length / columns);
    const space = Math.min(12 * metrics.unit, gap);
    const room = box.height - head - gap;
    const height = Math.min(ROW.most * metrics.unit, (room - space * (count - 1)) / Math.max(1, count));
    const cells = cellsOf(
      count * columns,
      Array.from({ length: count }, () => height),
      {
        width: box.width,
        columns,
        gap: space,
      },
    );
    for (const [at, row] of rows.entries()) {
      const slab = (this.#rows[at] ??= this.addChild(new Row(this.ports)));
      // Down the first column, then down the second.
      const cell = cells[columns === 1 ? at : (at % count) * 2 + Math.floor(at / count)];
      if (cell)
        this.#layRow(slab, row, { ...cell, x: box.x + cell.x, y: box.y + head + gap + cell.y }, metrics);
    }
    for (const slab of this.#rows.splice(rows.length)) slab.destroy({ children: true });
  }

  targets(): readonly Target[] {
    return [];
  }

  playEntrance(): void {
    for (const [at, row] of this.#rows.entries())
      this.ports.motion.play('slide', row, { from: { y: 40 }, delay: 0.2 + at * 0.04 });
  }

  playReveal(): void {
    const { motion } = this.ports;
    for (const [at, { bar, share }] of this.#rows.entries())
      for (const part of [bar, share]) motion.play('fade', part, { delay: 0.1 + at * 0.06 });
  }

  /** Returns the height of their rows. */
  #layGroups(box: Rect, size: number): number {
    const places: readonly Place[] = this.#view?.question.places ?? [];
    const gap = size * 0.5;
    let [x, y] = [0, 0];
    for (const [at, place] of places.entries()) {
      const pill = (this.#groups[at] ??= this.addChild(new Pill(this.ports)));
      pill.set({
        text: `${at + 1}  ${placeName(place, at)}`,
        size,
        maxWidth: box.width,
        fill: optionLook(this.tokens, at).fill,
        color: this.tokens.color.ink,
      });
      if (x > 0 && x + pill.box.width > box.width) [x, y] = [0, y + pill.box.height + gap];
      pill.position.set(box.x + x, box.y + y);
      x += pill.box.width + gap;
    }
    for (const pill of this.#groups.splice(places.length)) pill.destroy({ children: true });
    return y + (this.#groups[0]?.box.height ?? 0);
  }

  #layRow(slab: Row, { item, parts, right }: ItemRow, cell: Rect, metrics: ProjectorMetrics): void {
    const { color } = this.tokens;
    const { width, height } = cell;
    const answered = this.#view?.distribution?.answered ?? 0;
    const size = Math.min(metrics.size('body'), height * 0.6);
    const isShown = answered > 0;
    const own = isShown ? width * ROW.item : width;
    slab.label = `item:${item.id}`;
    slab.set({
      item,
      picture: this.#pictures.of(item),
      width: own,
      height,
      size,
      lines: 2,
      start: size * 0.6,
      end: size * 0.4,
    });
    this.ports.motion.place(slab, middleOf({ ...cell, width: own }));
    const { bar, share } = slab;
    bar.clear();
    bar.visible = share.visible = isShown;
    if (!isShown) return;
    fitLine(share, right === null ? '' : this.say(shareWords(right, answered)), size * 4.8, size * 0.9);
    share.position.set(width - own / 2, 0);
    const left = own / 2 + size * 0.4;
    const room = width - own - size * (right === null ? 0.4 : 5.4);
    const high = height * 0.62;
    bar.roundRect(left, -high / 2, room, high, 8).fill({ color: color.night950, alpha: 0.7 });
    let x = left;
    for (const part of parts) {
      const wide = room * part.share;
      bar
        .roundRect(x, -high / 2, Math.max(4, wide - 2), high, 8)
        .fill(optionLook(this.tokens, part.place).fill);
      x += wide;
    }
  }
}
