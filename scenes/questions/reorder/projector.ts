// REORDER on the projector: its items, then the order of the class roped to the right one.

import { Container } from 'pixi.js';
import type { OptionsType } from '#core/questions/families.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type {
  CreateProjectorPart,
  ProjectorPart,
  ProjectorPartShape,
  ProjectorPartView,
} from '#scenes/projector/questionPart.ts';
import { OptionsProjector } from '#scenes/questions/OptionsProjector.ts';
import { TwoColumns } from '#scenes/questions/pieces/TwoColumns.ts';
import { orderChart } from '#scenes/questions/reorder/wall.ts';

class OrderProjector implements ProjectorPart<'REORDER'> {
  readonly root = new Container();
  readonly #tiles: OptionsProjector<OptionsType>;
  readonly #columns: TwoColumns;
  #view: ProjectorPartView<'REORDER'> | null = null;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    this.#tiles = new OptionsProjector(ports, redraw);
    this.#columns = new TwoColumns(ports, redraw);
    this.root.addChild(this.#tiles.root, this.#columns);
  }

  sync(view: ProjectorPartView<'REORDER'>): void {
    const { question, plain } = view;
    this.#view = view;
    // As they are dealt, and no order: their letters alone are those of the devices.
    this.#tiles.show({
      questionId: question.id,
      options: question.items,
      correct: [],
      distribution: null,
      plain: true,
      lettered: !plain,
    });
    this.#columns.sync(question.id, question.items);
  }

  shape(): ProjectorPartShape {
    return this.#isTold() ? { rows: 0, tall: false, told: true } : this.#tiles.shape();
  }

  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void {
    const chart = this.#view && orderChart(this.#view, metrics.wide);
    this.#tiles.root.visible = !chart;
    this.#columns.visible = chart !== null;
    if (chart) this.#columns.layout(chart, box, metrics);
    else this.#tiles.layout(box, gap, metrics);
  }

  targets(): readonly Target[] {
    return this.#isTold() ? [] : this.#tiles.targets();
  }

  playEntrance(): void {
    this.#tiles.playEntrance();
  }

  playReveal(): void {
    this.#columns.playReveal();
  }

  #isTold(): boolean {
    return this.#view?.distribution != null;
  }
}

export const REORDER: CreateProjectorPart<'REORDER'> = (ports, redraw) => new OrderProjector(ports, redraw);
