// What the scenes on the projector have in common: their landscape, the measure of the projector, and what is at work on the whole room.

import type { Land } from '#scenes/kit/Background.ts';
import { atWorkIn } from '#scenes/parts/projectorPart.ts';
import type { Ground } from '#scenes/projector/layer.ts';
import { ProjectorLayers } from '#scenes/projector/Layers.ts';
import type { AtWork } from '#scenes/parts/projectorPart.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import type { SkyName } from '#scenes/theme/tokens.ts';
import type { Rect, ScenePorts, Viewport } from '#scenes/ports.ts';
import { type ProjectorEvent, ranksOf } from '#scenes/projector/events.ts';
import { Hall } from '#scenes/projector/hall/Hall.ts';
import { measureProjector, type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { PAUSED } from '#scenes/projector/model.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

type Board = ProjectorStageView['projector']['board'];

/** A whole class that stands still is told so. */
const PAUSE: AtWork = { id: -1, look: 'plain', line: PAUSED, color: 1, at: 0, until: null };

export abstract class ProjectorScene extends DrawnScene<
  ProjectorStageView,
  ProjectorEvent,
  ProjectorMetrics
> {
  protected abstract readonly sky: SkyName;
  /** A landscape of its own. */
  protected readonly land?: Land;
  readonly #hall = new Hall(this.ports, this.background);
  readonly #layers = new ProjectorLayers(this.ports);
  /** The standings before the last view. */
  #before: Board = null;
  /** Those that are shown while something is in the air that has changed them. */
  #held: Board = null;
  /** Seconds until what came is told. */
  protected lands = 0;

  constructor(ports: ScenePorts) {
    super(ports);
    this.root.addChild(this.#hall.back);
  }

  override layout(viewport: Viewport): void {
    this.root.addChild(this.#layers, this.#hall.front);
    super.layout(viewport);
    this.#drawOver();
  }

  override sync(view: ProjectorStageView): void {
    this.#before = this.view?.projector.board ?? null;
    super.sync(view);
    this.#drawOver();
  }

  play(events: readonly ProjectorEvent[]): void {
    const landing = this.#layers.play() ?? null;
    this.lands = landing?.first ?? 0;
    if (landing && !this.#held) this.#hold(landing.last);
    for (const event of events) if (event.type === 'boardMoved' && !this.#held) this.moveBoard(event.from);
  }

  /** The view as far as the hall has seen what came of it. */
  protected seen(view: ProjectorStageView): ProjectorStageView {
    const held = this.#held;
    return held ? { ...view, projector: { ...view.projector, board: held } } : view;
  }

  /** Rows go where they stand now. `from`: the rank that each had. */
  protected moveBoard(_from: Readonly<Record<string, number>>): void {}

  /** What is read on the scene, and who stands there. */
  protected kept(): readonly Rect[] {
    return [];
  }

  /** The standings stay for so many seconds. */
  #hold(seconds: number): void {
    const { motion } = this.ports;
    this.#held = this.#before;
    if (!this.#held) return;
    this.redraw('in the air');
    motion.ease((share) => share === 1 && this.#release(), {
      delay: seconds,
      duration: 0.01,
      steady: true,
    });
  }

  #release(): void {
    const held = this.#held;
    this.#held = null;
    if (!held || this.root.destroyed) return;
    this.redraw('landed');
    const from = ranksOf(held);
    if (this.view?.projector.board?.rows.some(({ id, rank }) => from[id] !== rank)) this.moveBoard(from);
  }

  /** Where players stand, for what features lay over them; null on a scene where nobody does. */
  protected standOf(): Ground['standOf'] | null {
    return null;
  }

  #drawOver(): void {
    if (!this.view || !this.space) return;
    const standOf = this.standOf();
    if (standOf) this.#layers.draw(this.view, { metrics: this.space, standOf, kept: this.kept() });
    const { projector } = this.view;
    // Where all see one question, it says so itself.
    const isPaused = projector.room.state === 'paused' && projector.slide === null;
    this.#hall.draw([...(isPaused ? [PAUSE] : []), ...atWorkIn(projector)], this.space);
  }

  protected measure(viewport: Viewport): ProjectorMetrics {
    this.background.set(this.sky, viewport, { ...(this.land && { land: this.land }) });
    return measureProjector(viewport, this.tokens);
  }
}
