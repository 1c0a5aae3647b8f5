// The projector's scene of a climb through camps: the whole mountain with everyone on it, the top five beside
// it, and the latest news.

import { Container } from 'pixi.js';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { MountainKind } from '#core/features/mysticPeak/ids.ts';
import type { MountainEvent } from '#scenes/features/mysticPeak/mountain/model.ts';
import { Mountain } from '#scenes/features/mysticPeak/mountain/Mountain.ts';
import {
  mountainEvents,
  peakNews,
  peakProjectorModel,
  projectorMountain,
  newAvalanche,
} from '#scenes/features/mysticPeak/projector/model.ts';
import { MOUNTAIN_SOUNDS } from '#scenes/features/mysticPeak/sounds/model.ts';
import { featureNews } from '#scenes/parts/projectorPart.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import type { SceneKind, Target } from '#scenes/ports.ts';
import { ClimbBoard } from '#scenes/projector/climb/ClimbBoard.ts';
import { NewsLine } from '#scenes/projector/climb/news/NewsLine.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { ProjectorScene } from '#scenes/projector/ProjectorScene.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

type PeakWallEvent =
  | ProjectorEvent
  /** An avalanche has been triggered. */
  | { readonly type: 'warned' }
  | { readonly type: 'mountain'; readonly events: readonly MountainEvent[] };

/** Design pixels. */
const BOARD = { width: 500, down: 60 } as const;
const NEWS = 34;
/** Time for which the snow of an avalanche lies, in ms. */
const DRIFT_MS = 6_000;

class PeakScene extends ProjectorScene {
  protected readonly sky = 'lobby';
  readonly #ground = this.add(new Container());
  readonly #title = this.add(new Pill(this.ports, 'flag'), 'title');
  readonly #board = this.add(new ClimbBoard(this.ports));
  readonly #news = this.add(new NewsLine(this.ports));
  #mountain: Mountain | null = null;
  /** Key of the current mountain's look. */
  #look = '';
  /** Time at which each climber last climbed higher, by id. */
  readonly #movedAt = new Map<string, number>();
  #buried: number | null = null;

  override sync(view: ProjectorStageView): void {
    this.#noteMoves(view);
    super.sync(view);
  }

  override destroy(): void {
    this.#mountain?.destroy();
    this.#mountain = null;
    super.destroy();
  }

  /** Notes who has climbed higher, so that they stand out for a while. */
  #noteMoves(next: ProjectorStageView): void {
    const { clock } = this.ports;
    const before = new Map(this.view?.projector.climbers.map(({ id, height }) => [id, height]));
    const risen = next.projector.climbers.filter(({ id, height }) => height > (before.get(id) ?? height));
    if (risen.length === 0) return;
    const now = clock.now();
    for (const { id } of risen) this.#movedAt.set(id, now);
    clock.at(now + MYSTIC_PEAK.wall.movedMs, () => this.redraw('who moved'));
  }

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const { clock } = this.ports;
    const { projector, join } = view;
    const { width, height, margin, top, bottom, wide, unit } = metrics;
    const model = peakProjectorModel(projector, join);
    const title = metrics.size('headline') * 0.6;
    this.#title.set({ text: this.say(model.title), size: title, maxWidth: width - margin * 2 });
    this.#title.position.set(margin, top);
    const letters = (wide ? NEWS : NEWS * 0.8) * unit;
    const boardTop = wide ? top + BOARD.down * unit : height * 0.655;
    const board = {
      x: wide ? width - margin - BOARD.width * unit : margin,
      y: boardTop,
      width: wide ? BOARD.width * unit : width - margin * 2,
      height: bottom - boardTop,
    };
    this.#board.draw(model.board, metrics, board);
    const head = top + this.#title.box.height;
    const clear = wide
      ? { x: 0, y: 0, width: board.x, height }
      : { x: 0, y: head, width, height: height * 0.64 - head };
    this.#news.layout({
      x: clear.x + clear.width / 2,
      y: wide ? bottom + 24 * unit - letters * 0.9 : height * 0.625,
      size: letters,
      maxWidth: clear.width - margin * 2,
    });
    const mountain = this.#mountainOf(model.kind, model.camps);
    mountain.frame('whole', { x: 0, y: 0, width, height }, false, clear);
    mountain.cover([{ x: margin, y: top, ...this.#title.box }, board]);
    mountain.sync(
      projectorMountain(projector, { movedAt: this.#movedAt, now: clock.now(), buried: this.#buried }),
    );
  }

  #mountainOf(kind: MountainKind, camps: readonly number[]): Mountain {
    const look = JSON.stringify([kind, camps]);
    if (this.#mountain && this.#look === look) return this.#mountain;
    this.#mountain?.destroy();
    this.#look = look;
    this.#mountain = this.#ground.addChild(new Mountain(this.ports, { kind, camps }));
    return this.#mountain;
  }

  override play(events: readonly PeakWallEvent[]): void {
    const ofAll = events.filter((event) => event.type !== 'mountain' && event.type !== 'warned');
    super.play(ofAll);
    const { sound } = this.ports;
    for (const event of events) {
      if (event.type === 'opened') {
        sound.play('leaderboard');
      } else if (event.type === 'boardMoved') {
        this.#board.move(event.from);
        sound.play('rankUp');
      } else if (event.type === 'news') {
        this.#news.tell(event.lines);
        this.#board.wear(event.signs);
      } else if (event.type === 'warned') {
        sound.play(MOUNTAIN_SOUNDS.avalanche);
      } else if (event.type === 'mountain') this.#happen(event.events);
    }
  }

  #happen(events: readonly MountainEvent[]): void {
    const { clock, sound } = this.ports;
    for (const event of events) {
      if (event.type === 'camp' || event.type === 'peak') sound.play(MOUNTAIN_SOUNDS[event.type]);
      if (event.type !== 'avalanche') continue;
      this.#buried = event.camp;
      this.redraw('avalanche');
      clock.at(clock.now() + DRIFT_MS, () => {
        this.#buried = null;
        this.redraw('avalanche');
      });
    }
    this.#mountain?.play(events);
  }

  targets(): readonly Target[] {
    return this.#board.targets() ?? [];
  }
}

export const projectorPeakScene: SceneKind<ProjectorStageView, PeakWallEvent> = {
  id: 'projectorPeak',
  create: (ports) => new PeakScene(ports),
  diff(previous, next) {
    const events = diffProjector(previous, next).filter(({ type }) => type !== 'news');
    if (!previous) return events;
    const [before, after] = [previous.projector, next.projector];
    const ofMountain = mountainEvents(before, after);
    const lines = peakNews(before, after);
    const signs = featureNews(before, after).flatMap((each) => each.signs);
    return [
      ...events,
      ...(newAvalanche(before, after) ? [{ type: 'warned' } as const] : []),
      ...(ofMountain.length > 0 ? [{ type: 'mountain', events: ofMountain } as const] : []),
      ...(lines.length > 0 ? [{ type: 'news', lines, signs } as const] : []),
    ];
  },
};
