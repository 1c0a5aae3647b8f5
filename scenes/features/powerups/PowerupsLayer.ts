// What power-ups lay over the question: the belt, what is at work, and what happens as one is used.

import { Container } from 'pixi.js';
import { Belt } from '#scenes/features/powerups/Belt.ts';
import { Effects } from '#scenes/features/powerups/Effects.ts';
import type { CreateLayer, QuestionLayer, Spots } from '#scenes/features/questionLayer.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';

export const powerupsLayer: CreateLayer = (ports) => new PowerupsLayer(ports);

class PowerupsLayer implements QuestionLayer {
  readonly root = new Container();
  readonly behind = new Container();
  readonly #ports: ScenePorts;
  readonly #belt: Belt;
  readonly #effects: Effects;
  #view: PlayerStageView | null = null;
  #spots: Spots | null = null;
  #cancelChange: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    this.#belt = new Belt(ports);
    this.#effects = new Effects(ports);
    this.root.addChild(this.#effects.root, this.#belt.root);
    this.behind.addChild(this.#effects.behind);
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
  }

  layout(spots: Spots): void {
    this.#spots = spots;
    this.#draw();
  }

  targets(): readonly Target[] {
    return this.#belt.targets();
  }

  setFocus(id: string | null): void {
    this.#belt.setFocus(id);
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#belt.setPointer(id, pressed);
  }

  play(_events: readonly PlayerEvent[]): void {}

  destroy(): void {
    this.#cancelChange();
  }

  #draw(): void {
    if (!this.#view || !this.#spots) return;
    this.#belt.set(this.#view, this.#spots);
    this.#effects.set(this.#view, this.#spots);
    this.#watch();
  }

  /** Draws anew when the next card can be used, and with each second of what has its time. */
  #watch(): void {
    const { clock, invalidate } = this.#ports;
    this.#cancelChange();
    if (!this.#view) return;
    const now = clock.now();
    const times = [this.#belt.nextChange(now), this.#effects.nextChange(this.#view, now)].filter(
      (at) => at !== null,
    );
    if (times.length === 0) return;
    this.#cancelChange = clock.at(Math.min(...times), () => {
      this.#draw();
      invalidate('powerups');
    });
  }
}
