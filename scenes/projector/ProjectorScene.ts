// Base of the projector's scenes: their landscape, the projector's metrics, and effects on the whole room.

import type { Land } from '#scenes/kit/Background.ts';
import { roomEffectsIn } from '#scenes/parts/projectorPart.ts';
import { type Ground, projectorLayers } from '#scenes/projector/layer.ts';
import { ProjectorLayers } from '#scenes/projector/Layers.ts';
import type { RoomEffect } from '#scenes/parts/projectorPart.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import type { SkyName } from '#scenes/theme/tokens.ts';
import type { ScenePorts, Viewport } from '#scenes/ports.ts';
import { type ProjectorEvent, ranksOf } from '#scenes/projector/events.ts';
import { Hall } from '#scenes/projector/hall/Hall.ts';
import { measureProjector, type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { PAUSED } from '#scenes/projector/model.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

type Board = ProjectorStageView['projector']['board'];

/** Tells a whole class that the game is paused. */
const PAUSE: RoomEffect = { id: -1, look: 'plain', line: PAUSED, color: 1, at: 0, until: null };

export abstract class ProjectorScene extends DrawnScene<
  ProjectorStageView,
  ProjectorEvent,
  ProjectorMetrics
> {
  protected abstract readonly sky: SkyName;
  /** The scene's own landscape. */
  protected readonly land?: Land;
  readonly #hall = new Hall(this.ports, this.background);
  readonly #layers = new ProjectorLayers(this.ports);
  /** The board before the last view. */
  #before: Board = null;
  /** The board still shown while something that changes it is in flight. */
  #held: Board = null;
  /** Seconds until news may show. */
  protected newsDelay = 0;

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
    this.newsDelay = landing?.first ?? 0;
    if (landing && !this.#held) this.#hold(landing.last);
    for (const event of events) if (event.type === 'boardMoved' && !this.#held) this.moveBoard(event.from);
  }

  /** The view, with the board as the audience has seen it so far. */
  protected viewSoFar(view: ProjectorStageView): ProjectorStageView {
    const held = this.#held;
    return held ? { ...view, projector: { ...view.projector, board: held } } : view;
  }

  /** Moves rows to their current places. `from`: each row's former rank. */
  protected moveBoard(_from: Readonly<Record<string, number>>): void {}

  /** True if a feature's layer needs an area of its own, which the scene then leaves free. */
  protected hasArena(view: ProjectorStageView): boolean {
    return projectorLayers.get().some((late) => late.isNeeded(view));
  }

  /** Keeps the board as it is for this many seconds. */
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

  /** The area and the players' positions, for feature layers; null on a scene that has none. */
  protected layerGround(): Omit<Ground, 'metrics'> | null {
    return null;
  }

  #drawOver(): void {
    if (!this.view || !this.space) return;
    const ground = this.layerGround();
    // Its features may have been turned off.
    this.#layers.visible = ground !== null;
    if (ground) this.#layers.draw(this.view, { metrics: this.space, ...ground });
    const { projector } = this.view;
    // A question that everyone sees shows the pause itself.
    const isPaused = projector.room.state === 'paused' && projector.slide === null;
    this.#hall.draw([...(isPaused ? [PAUSE] : []), ...roomEffectsIn(projector)], this.space);
  }

  protected measure(viewport: Viewport): ProjectorMetrics {
    this.background.set(this.sky, viewport, { ...(this.land && { land: this.land }) });
    return measureProjector(viewport, this.tokens);
  }
}
