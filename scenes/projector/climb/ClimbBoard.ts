// Board beside the mountain: the top five with their points, the room's progress, and how to join.

import { Graphics } from 'pixi.js';
import type { RowSign } from '#scenes/parts/projectorPart.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine, fitText } from '#scenes/kit/text.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { BoardRows } from '#scenes/projector/BoardRows.ts';
import type { ClimbModel } from '#scenes/projector/climb/model.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT } from '#scenes/kit/anchors.ts';

/** Design pixels. */
const ROW = { height: 88, gap: 12 } as const;
const TRAIL = { thick: 10, knob: 26 } as const;

export class ClimbBoard extends Widget {
  readonly #ground = this.addChild(new Panel(this.tokens));
  readonly #rows = this.addChild(new BoardRows(this.ports));
  readonly #empty = this.text({ size: 30, anchor: 0.5, label: 'empty' });
  readonly #more = this.text({ size: 30, label: 'more' });
  readonly #trail = this.add(new Graphics(), 'progress');
  readonly #percent = this.text({ size: 30, anchor: LEFT });
  readonly #words = this.text({ size: 30, anchor: LEFT });
  readonly #join = this.addChild(new Pill(this.ports, 'players'));

  draw(model: ClimbModel, metrics: ProjectorMetrics, box: Rect): void {
    const { unit } = metrics;
    const { radius, schemes } = this.tokens;
    const pad = 20 * unit;
    const small = metrics.size('caption');
    // Below the rows: the number of other players, and the trail.
    const below = small * 1.5 + small * 2.6;
    const most = model.rows.length || 3;
    const height = Math.min(
      ROW.height * unit,
      (box.height - below - pad * 2 - small * 2.2) / most - ROW.gap * unit,
    );
    const step = height + ROW.gap * unit;
    const inner = box.width - pad * 2;
    this.#rows.draw(
      // These rows have no room for streaks.
      model.rows.map((row) => ({ ...row, streak: 0 })),
      (place) => ({ x: box.x + pad, y: box.y + pad + place * step, width: inner, height }),
    );
    const rowsEnd = box.y + pad + most * step;
    this.#empty.visible = model.rows.length === 0;
    const fit = { width: inner, height: most * step, size: [metrics.size('body'), small * 0.6] } as const;
    fitText(this.#empty, this.say(model.empty), fit);
    this.#empty.position.set(box.x + box.width / 2, (box.y + pad + rowsEnd) / 2);
    fitLine(this.#more, model.more && this.say(model.more), inner, small);
    this.#more.position.set(box.x + pad, rowsEnd);
    const trailAt = rowsEnd + (model.more ? small * 1.7 : small * 0.3);
    this.#drawTrail(model, { x: box.x + pad, y: trailAt, width: inner, height: small * 2.2 }, small, unit);
    this.#ground.lay(
      { ...box, height: trailAt + small * 2.5 + pad * 0.6 - box.y },
      { radius: radius.huge * Math.max(0.5, unit), fill: schemes.play.canvas, rim: true },
    );
    this.#join.set({ text: this.say(model.join), size: small, maxWidth: box.width });
    this.#join.position.set(
      box.x + (box.width - this.#join.box.width) / 2,
      box.y + box.height - this.#join.box.height,
    );
  }

  /** A thin trail with a lamp at the room's progress, and what it means. */
  #drawTrail({ percent, progress }: ClimbModel, box: Rect, size: number, unit: number): void {
    const { color, schemes } = this.tokens;
    const knob = (TRAIL.knob * unit) / 2;
    const thick = TRAIL.thick * unit;
    const y = box.y + size * 1.9;
    const [left, width] = [box.x + knob, box.width - knob * 2];
    const at = left + (width * percent) / 100;
    this.#trail
      .clear()
      .roundRect(left, y - thick / 2, width, thick, thick / 2)
      .fill(schemes.play.line)
      .roundRect(left, y - thick / 2, Math.max(thick, at - left), thick, thick / 2)
      .fill(color.glow)
      .circle(at, y, knob)
      .fill(color.glowEdge)
      .circle(at, y - 1.5 * unit, knob * 0.78)
      .fill(color.glow);
    fitLine(this.#percent, `${percent}%`, box.width, size * 1.1);
    this.#percent.position.set(box.x, box.y + size * 0.7);
    const start = this.#percent.width + size * 0.5;
    fitLine(this.#words, this.say(progress), box.width - start, size * 0.9);
    this.#words.position.set(box.x + start, box.y + size * 0.74);
  }

  move(from: Readonly<Record<string, number>>): void {
    this.#rows.overtake(from);
  }

  wear(signs: readonly RowSign[]): void {
    this.#rows.showSigns(signs);
  }

  targets(): readonly Target[] {
    return this.#rows.targets();
  }
}
