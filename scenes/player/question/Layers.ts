// Features' layers over the question: each loads when a view needs it, and receives everything from then on.

import { Container } from 'pixi.js';
import type { LazyPart } from '#scenes/parts/lazyPart.ts';
import type { CharacterSpot } from '#scenes/player/question/character.ts';
import type { Corner } from '#scenes/player/question/corners.ts';
import {
  type CornerRoom,
  type CreateLayer,
  type QuestionLayer,
  questionLayers,
  type Spots,
} from '#scenes/player/question/layer.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, ScenePorts, Target, Viewport } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

type LateLayer = LazyPart<PlayerStageView, CreateLayer>;

export class Layers extends Widget {
  readonly behind = new Container();
  readonly #redraw: (reason: string) => void;
  readonly #layers = new Map<LateLayer, QuestionLayer>();
  #view: PlayerStageView | null = null;
  #focus: string | null = null;

  /** `redraw`: syncs and lays out everything again. */
  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#redraw = redraw;
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    for (const late of questionLayers.get()) {
      const layer = this.#layers.get(late);
      if (layer) layer.sync(view);
      else if (late.isNeeded(view)) this.#open(late, view);
    }
  }

  room(viewport: Viewport): Viewport {
    return this.#all.reduce((room, layer) => layer.room?.(room) ?? room, viewport);
  }

  stand(usual: CharacterSpot | null): CharacterSpot | null {
    return this.#all.reduce((spot, layer) => (layer.stand ? layer.stand(spot) : spot), usual);
  }

  hanging(shape: Shape): number {
    return Math.max(0, ...this.#all.map((layer) => layer.hanging?.(shape) ?? 0));
  }

  corners(room: CornerRoom): readonly (Corner | null)[] {
    return this.#all.map((layer) => layer.corner?.(room) ?? null);
  }

  /** `corners`: the places of those that were asked for last. Returns what is left of the card's top edge. */
  layout(spots: Omit<Spots, 'corner'>, corners: readonly (Rect | null)[]): number {
    const opened = this.#all;
    let { edge } = spots;
    // Layers on top get their places first.
    for (const late of questionLayers.get().toReversed()) {
      const layer = this.#layers.get(late);
      if (!layer) continue;
      layer.layout({ ...spots, edge, corner: corners[opened.indexOf(layer)] ?? null });
      edge = Math.min(edge, layer.topEdgeStart ?? edge);
    }
    return edge;
  }

  targets(): readonly Target[] {
    return this.#all.flatMap((layer) => layer.targets());
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    for (const layer of this.#layers.values()) layer.setFocus?.(id);
  }

  setPointer(id: string | null, pressed: boolean): void {
    for (const layer of this.#layers.values()) layer.setPointer?.(id, pressed);
  }

  play(events: readonly PlayerEvent[]): void {
    for (const layer of this.#layers.values()) layer.play(events);
  }

  get #all(): readonly QuestionLayer[] {
    return [...this.#layers.values()];
  }

  #open(late: LateLayer, view: PlayerStageView): void {
    const create = late.part();
    if (!create) {
      void late.loadPart().then(() => {
        if (this.destroyed || !this.#view || !late.part()) return;
        this.sync(this.#view);
        this.#redraw('layer');
      });
      return;
    }
    const layer = create(this.ports, this.#redraw);
    this.#layers.set(late, layer);
    this.addChild(layer);
    this.behind.addChild(layer.behind);
    layer.setFocus?.(this.#focus);
    layer.sync(view);
  }
}
