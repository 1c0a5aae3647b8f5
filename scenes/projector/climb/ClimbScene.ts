// The climb on the projector, for student-paced games: everyone on the mountain, as high as their correct
// answers.

import type { Rect, SceneKind, ScenePorts, Target } from '#scenes/ports.ts';
import { ClimbBoard } from '#scenes/projector/climb/ClimbBoard.ts';
import { Climbers } from '#scenes/projector/climb/Climbers.ts';
import { climbModel } from '#scenes/projector/climb/model.ts';
import { composeMountain, flagOf, type Mountain, mountainIn } from '#scenes/projector/climb/mountain.ts';
import { ARENA } from '#scenes/projector/layer.ts';
import { NewsLine } from '#scenes/projector/climb/news/NewsLine.ts';
import { Ropes } from '#scenes/projector/climb/Ropes.ts';
import { Signs } from '#scenes/projector/climb/Signs.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { ProjectorScene } from '#scenes/projector/ProjectorScene.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** Font size of the news, in design pixels. */
const NEWS = 32;
/** Width of the board on a wide screen, in design pixels. */
const BOARD = 500;

/** Below the board, or on an upright screen beside the flag. */
function arenaIn({ width, margin, top, bottom, wide, unit }: ProjectorMetrics, mountain: Mountain): Rect {
  if (wide) {
    const height = ARENA.height * unit;
    return { x: width - margin - BOARD * unit, y: bottom - height, width: BOARD * unit, height };
  }
  const flag = flagOf(mountain);
  const x = flag.x + flag.width + ARENA.gap * unit;
  return { x, y: top, width: width - margin - x, height: flag.y + flag.height - top };
}

class ClimbScene extends ProjectorScene {
  protected readonly sky = 'lobby';
  protected override readonly land = { id: 'climb', compose: composeMountain };
  readonly #climbers = new Climbers(this.ports, () => this.redraw('who moved'));
  readonly #ropes = new Ropes(this.ports);
  readonly #signs = new Signs(this.ports);
  readonly #title = this.caption('title', { weight: 'title', anchor: 0 });
  readonly #board = new ClimbBoard(this.ports);
  readonly #news = new NewsLine(this.ports);
  #summit = 1;
  #arena: Rect | null = null;

  constructor(ports: ScenePorts) {
    super(ports);
    this.background.idle();
    this.root.addChild(
      this.#ropes.layer,
      this.#climbers.lines,
      this.#climbers.layer,
      this.#ropes.pennants,
      // In front of those who pass: a character can be recognized by half of it, a number can't be read.
      this.#signs,
      this.#climbers.names,
      this.#title,
      this.#board,
      this.#news,
    );
  }

  override sync(view: ProjectorStageView): void {
    this.#climbers.begin();
    this.#ropes.begin();
    super.sync(view);
  }

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const { width, height, margin, top, bottom, wide, unit } = metrics;
    const model = climbModel(this.viewSoFar(view).projector, view.join);
    const mountain = mountainIn(width, height, this.ports.theme.world?.route);
    this.#summit = model.summit;
    const title = metrics.size('headline');
    const titleWidth = wide ? mountain.peak.x - margin - 60 * unit : width - margin * 2;
    const heading = { x: margin, y: top, width: titleWidth, height: title * 1.4 };
    this.#title.write(model.title, heading, { size: [title, title * 0.5], lines: 1 });
    const boards = this.#signs.draw(model, mountain);
    this.#ropes.draw(model.ropes, model.summit, mountain);
    const head = { x: margin, y: top, width: this.#title.size.width + 20 * unit, height: title * 1.3 };
    const letters = (wide ? NEWS : NEWS * 0.8) * unit;
    // Below the ground line: at the lower edge, or between the mountain and the board.
    const newsAt = wide ? bottom + 44 * unit - letters * 0.9 : height * 0.64;
    this.#news.layout({
      x: mountain.peak.x,
      y: newsAt,
      size: letters,
      maxWidth: wide ? 1100 * unit : width - margin * 2,
    });
    const arena = this.hasArena(view) ? arenaIn(metrics, mountain) : null;
    this.#arena = arena;
    const boardTop = wide ? top + (arena ? 0 : 60 * unit) : height * 0.655;
    const foot = wide && arena ? arena.y - ARENA.gap * unit : bottom;
    const board = {
      x: wide ? width - margin - BOARD * unit : margin,
      y: boardTop,
      width: wide ? BOARD * unit : width - margin * 2,
      height: foot - boardTop,
    };
    this.#board.draw(model, metrics, board);
    const air = 12 * unit;
    const area = {
      x: air,
      y: air,
      width: (wide ? board.x : width) - air * 2,
      height: newsAt - letters - air,
    };
    const kept = [head, flagOf(mountain), ...boards, ...this.#ropes.cloths(), ...(arena ? [arena] : [])];
    this.#climbers.draw(model, mountain, area, kept);
  }

  protected override layerGround() {
    const arena = this.#arena;
    return arena && { arena, facePlaceOf: (id: string) => this.#climbers.facePlaceOf(id) };
  }

  override play(events: readonly ProjectorEvent[]): void {
    super.play(events);
    const { sound } = this.ports;
    for (const event of events) {
      if (event.type === 'opened') {
        sound.play('leaderboard');
      } else if (event.type === 'climbed') {
        this.#climbers.move(new Set(event.ids), event.came);
        this.#ropes.move();
        this.#celebrate(event.ids);
      } else if (event.type === 'news') {
        this.#news.tell(event.lines, this.newsDelay);
        this.#board.wear(event.signs);
      }
    }
  }

  protected override moveBoard(from: Readonly<Record<string, number>>): void {
    this.#board.move(from);
    this.ports.sound.play('rankUp');
  }

  /** Celebrates players who have just reached the top. */
  #celebrate(ids: readonly string[]): void {
    const heights = new Map(this.view?.projector.climbers.map(({ id, height }) => [id, height]) ?? []);
    const arrived = ids.filter((id) => (heights.get(id) ?? 0) >= this.#summit);
    if (arrived.length === 0) return;
    this.ports.sound.play('streak');
    for (const id of arrived.slice(0, 3)) {
      const at = this.#climbers.placeOf(id);
      if (at) this.ports.motion.burst(at, { style: 'stars', delay: 1 });
    }
  }

  targets(): readonly Target[] {
    return this.#board.targets();
  }
}

export const projectorClimb: SceneKind<ProjectorStageView, ProjectorEvent> = {
  id: 'projectorClimb',
  create: (ports) => new ClimbScene(ports),
  diff: diffProjector,
};
