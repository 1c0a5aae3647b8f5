// The podium at the end: third, second and first, each on their step, then everyone else.

import { Container, Graphics } from 'pixi.js';
import type { BoardRow } from '#core/views/playerView.ts';
import { PODIUM_ENTRANCE_MS, PODIUM_OTHERS_MS } from '#core/views/podium.ts';
import { RankRow } from '#scenes/parts/RankRow.ts';
import type { Rect, SceneKind, ScenePorts, SoundName, Target } from '#scenes/ports.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { type PodiumModel, podiumModel } from '#scenes/projector/model.ts';
import { type PlacedCrowd, PodiumCrowd } from '#scenes/projector/PodiumCrowd.ts';
import { PodiumStep } from '#scenes/projector/PodiumStep.ts';
import { type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { ProjectorScene } from '#scenes/projector/ProjectorScene.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { TOP } from '#scenes/kit/anchors.ts';
import { KeyedViews, byId, labeled, byPlace } from '#scenes/kit/KeyedViews.ts';

/** Sound of each rank's entrance, and of the wait for the first. */
const FANFARES: Readonly<Record<number, SoundName>> = {
  3: 'podiumThird',
  2: 'podiumSecond',
  1: 'podiumFirst',
};
const DRUM_ROLL_MS = 1_100;
/** Seconds after its entrance until a figure has landed on its step. */
const LANDED = 1.35;
/** Radians by which the other ranks lean toward the first. */
const LEANS: Readonly<Record<number, number>> = { 2: 0.09, 3: -0.09 };
/** Seconds after the opening until this rank enters. */
const entranceOf = (rank: number): number => (PODIUM_ENTRANCE_MS[rank] ?? PODIUM_OTHERS_MS.from) / 1_000;
/** Heights of the steps and widths of a column, in design pixels. */
const STEP: Readonly<Record<number, number>> = { 1: 440, 2: 345, 3: 285 };
const COLUMN = { wide: 350, tall: 236 } as const;
const FIGURE = { wide: 250, tall: 190 } as const;

/**
 * Ground for the members of groups, in design pixels: its height in front of the steps and below the other
 * rows, the padding around them, and how far their feet are from its lower edge. `smaller`: scale of the
 * winners' figures, to make room for it.
 */
const GROUND = { front: 122, height: 210, air: 28, feet: 22, smaller: 0.85 } as const;

/** Rows of everyone else, in design pixels. */
const REST = { height: 88, gap: 10 } as const;

class Podium extends ProjectorScene {
  protected readonly sky = 'podium';
  readonly #stepLayer = this.add(new Container());
  /** The ground in front of the steps, as dark as the nearest ridge, which it continues. */
  readonly #front = this.add(new Graphics());
  readonly #crowd = this.add(new PodiumCrowd(this.ports));
  readonly #restLayer = this.add(new Container());
  readonly #title = this.caption('title', { weight: 'title', anchor: TOP });
  readonly #quiz = this.caption('quiz', { anchor: TOP });
  readonly #steps = new KeyedViews<BoardRow, PodiumStep>(byId, ({ id }) =>
    this.#stepLayer.addChild(labeled(`row:${id}`, new PodiumStep(this.ports))),
  );
  readonly #rest = new KeyedViews<BoardRow, RankRow, number>(byPlace, () =>
    this.#restLayer.addChild(new RankRow(this.ports)),
  );
  #rects = new Map<string, Rect>();

  constructor(ports: ScenePorts) {
    super(ports);
    this.background.idle();
  }

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const model = podiumModel(view.projector);
    const { winners, others, crowds } = model;
    const { unit, wide, margin } = metrics;
    this.#rects = new Map();
    const width = metrics.width - margin * 2;
    this.#drawTitle(model, metrics, width);
    const beside = wide && others.length > 0;
    const list = beside ? 560 * unit : 0;
    const hasCrowd = wide && crowds.length > 0;
    const rest = this.#restBox(others.length, metrics, list, hasCrowd);
    const front = hasCrowd ? GROUND.front * unit : 0;
    this.#drawSteps(winners, metrics, {
      left: margin,
      width: width - list - (beside ? 60 * unit : 0),
      // When the other rows are below, the steps end right above them.
      ground: wide || others.length === 0 ? metrics.height - front : rest.y - GROUND.air * unit,
      figure: hasCrowd ? GROUND.smaller : 1,
    });
    this.#drawRest(others, rest, unit);
    this.#front.clear();
    if (hasCrowd) {
      const color = this.tokens.sky.podium.ridges.at(-1) ?? '#000000';
      this.#front.rect(0, metrics.height - front, metrics.width, front).fill(color);
    }
    this.#crowd.draw(hasCrowd ? this.#placeCrowds(model, rest, metrics) : [], unit);
  }

  /** Each group goes in front of its step; groups without one go side by side below the other rows. */
  #placeCrowds({ crowds }: PodiumModel, rest: Rect, metrics: ProjectorMetrics): readonly PlacedCrowd[] {
    const { unit } = metrics;
    const bottom = metrics.height - GROUND.feet * unit;
    const below = crowds.filter(({ id }) => !this.#steps.has(id));
    const all = below.reduce((sum, { people }) => sum + people.length, 0);
    const room = rest.width - GROUND.air * unit * (below.length - 1);
    let left = rest.x;
    return crowds.map((crowd): PlacedCrowd => {
      const step = this.#steps.has(crowd.id) ? this.#rects.get(crowd.id) : undefined;
      const height = (step ? GROUND.front - GROUND.feet : GROUND.height - GROUND.air * 2) * unit;
      const width = step?.width ?? (room * crowd.people.length) / all;
      const x = step?.x ?? left;
      if (!step) left += width + GROUND.air * unit;
      return { crowd, area: { x, y: bottom - height, width, height } };
    });
  }

  /** Box of the other rows; their crowd has the ground below. */
  #restBox(count: number, metrics: ProjectorMetrics, list: number, hasCrowd: boolean): Rect {
    const { unit, wide } = metrics;
    const gap = REST.gap * unit;
    const width = wide ? list : metrics.width - metrics.margin * 2;
    const bottom = metrics.bottom - (wide && hasCrowd ? GROUND.height * unit : 0);
    const room = wide ? metrics.height * 0.72 : bottom - metrics.height * 0.62 - 28 * unit;
    const row = Math.min(REST.height * unit, room / Math.max(1, count) - gap);
    const height = count * (row + gap) - gap;
    return {
      x: wide ? metrics.width - metrics.margin - width : metrics.margin,
      y: bottom - height,
      width,
      height,
    };
  }

  #drawTitle({ title, quiz }: PodiumModel, metrics: ProjectorMetrics, width: number): void {
    const size = metrics.size('headline');
    const box = { x: metrics.margin, y: metrics.top * 0.7, width, height: size * 2.4 };
    this.#title.write(title, box, { size: [size, size * 0.5], lines: 2 });
    const small = metrics.size('body');
    // Below a plate around the title, where a world may need one.
    const gap = (this.ports.theme.world ? 18 : 4) * metrics.unit;
    const below = { ...box, y: box.y + this.#title.size.height + gap, height: small * 1.4 };
    this.#quiz.write(quiz, below, { size: [small, small * 0.6], lines: 1 });
  }

  #drawSteps(
    winners: readonly BoardRow[],
    metrics: ProjectorMetrics,
    place: {
      readonly left: number;
      readonly width: number;
      readonly ground: number;
      /** Relative to its usual size. */
      readonly figure: number;
    },
  ): void {
    const { unit, wide } = metrics;
    const column = Math.min((wide ? COLUMN.wide : COLUMN.tall) * unit, place.width / 3.06);
    const { ground } = place;
    const middle = place.left + place.width / 2;
    for (const [row, step] of this.#steps.reconcile(winners)) {
      const height = (STEP[row.rank] ?? 200) * unit * (wide ? 1 : 0.92);
      const usual = (wide ? FIGURE.wide : FIGURE.tall) * unit * place.figure;
      const figure = usual * (row.rank === 1 ? 1.1 : 0.9);
      step.set(row, { width: column, height, figure, text: (wide ? 44 : 34) * unit });
      const x =
        middle +
        ({ 1: 0, 2: -1, 3: 1 }[row.rank] ?? 0) * column * 1.04 +
        (winners.length === 2 ? column * 0.52 : 0);
      this.ports.motion.place(step, { x, y: ground });
      this.#rects.set(row.id, {
        x: x - column / 2,
        y: ground - height - figure,
        width: column,
        height: height + figure,
      });
    }
  }

  #drawRest(others: readonly BoardRow[], box: Rect, unit: number): void {
    const gap = REST.gap * unit;
    const { width } = box;
    const height = (box.height + gap) / Math.max(1, others.length) - gap;
    for (const [row, shown, index] of this.#rest.reconcile(others)) {
      const rect = {
        x: box.x,
        y: box.y + index * (height + gap),
        width,
        height,
      };
      shown.label = `row:${row.id}`;
      shown.set({ width, height, row: { ...row, previousRank: null, streak: 0 }, isTinted: false });
      this.ports.motion.place(shown, { x: rect.x, y: rect.y });
      this.#rects.set(row.id, rect);
    }
  }

  override play(events: readonly ProjectorEvent[]): void {
    if (!events.some(({ type }) => type === 'opened')) return;
    const { clock, motion, sound } = this.ports;
    const rows = this.view?.projector.board?.rows ?? [];
    const now = clock.now();
    for (const row of rows) {
      const step = this.#steps.get(row.id);
      const fanfare = FANFARES[row.rank];
      if (!step || !fanfare) continue;
      const delay = entranceOf(row.rank);
      const enters = now + delay * 1_000;
      if (row.rank === 1) clock.at(enters - DRUM_ROLL_MS, () => sound.play('drumRoll'));
      clock.at(enters, () => sound.play(fanfare));
      motion.play('slide', step, {
        from: { y: (STEP[row.rank] ?? 200) * 1.6, alpha: 1 },
        delay,
        duration: 0.9,
        keepsDelay: true,
      });
      motion.play('drop', step.figure, { delay: delay + 0.55, keepsDelay: true });
      step.celebrate(delay + LANDED);
      const rotation = LEANS[row.rank];
      const [landed, won] = [delay + LANDED, entranceOf(1) + LANDED];
      // Until the first has landed, the others lean toward that step.
      if (rotation)
        clock.at(now + landed * 1_000, () => {
          // Unless a correction has taken it away.
          if (this.#steps.get(row.id) !== step) return;
          motion.play('suspense', step.figure, { from: { rotation }, duration: won - landed });
        });
      const rect = this.#rects.get(row.id);
      if (row.rank !== 1 || !rect) continue;
      const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.2 };
      motion.burst(at, { style: 'confetti', delay: delay + 0.9 });
      motion.burst(at, { style: 'stars', delay: delay + 1.1 });
    }
    this.#crowd.playEntrance((rank) => entranceOf(rank) + 0.6);
    const { from, apart } = PODIUM_OTHERS_MS;
    for (const [index, row] of [...this.#rest.values()].entries())
      motion.play('slide', row, {
        from: { x: 80 },
        delay: (from + index * apart) / 1_000,
        keepsDelay: true,
      });
  }

  targets(): readonly Target[] {
    const rows = this.view?.projector.board?.rows ?? [];
    return rows.flatMap(({ id }): Target[] => {
      const rect = this.#rects.get(id);
      return rect ? [{ id: `row:${id}`, kind: 'region', rect }] : [];
    });
  }
}

export const podium: SceneKind<ProjectorStageView, ProjectorEvent> = {
  id: 'podium',
  create: (ports) => new Podium(ports),
  diff: diffProjector,
};
