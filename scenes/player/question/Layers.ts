// What features lay over the question: each layer comes when a view asks for it, and is told of everything then.

import { Container } from 'pixi.js';
import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Corner, CornerRoom, LayerLine, QuestionLayer, Spots } from '#scenes/features/questionLayer.ts';
import { layerOf, loadLayer, QUESTION_LAYERS } from '#scenes/features/questionLayers.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';

export class Layers {
  readonly root = new Container();
  readonly behind = new Container();
  readonly #ports: ScenePorts;
  readonly #redraw: (reason: string) => void;
  readonly #layers = new Map<LayerLine, QuestionLayer>();
  #view: PlayerStageView | null = null;
  #focus: string | null = null;

  /** `redraw`: syncs and lays out everything anew. */
  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    this.#ports = ports;
    this.#redraw = redraw;
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    for (const line of QUESTION_LAYERS) {
      const layer = this.#layers.get(line);
      if (layer) layer.sync(view);
      else if (line.isWanted(view)) this.#open(line, view);
    }
  }

  corner(room: CornerRoom): Corner | null {
    return firstAnswer([...this.#layers.values()], (layer) => layer.corner(room));
  }

  layout(spots: Spots): void {
    for (const layer of this.#layers.values()) layer.layout(spots);
  }

  targets(): readonly Target[] {
    return [...this.#layers.values()].flatMap((layer) => layer.targets());
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    for (const layer of this.#layers.values()) layer.setFocus(id);
  }

  setPointer(id: string | null, pressed: boolean): void {
    for (const layer of this.#layers.values()) layer.setPointer(id, pressed);
  }

  play(events: readonly PlayerEvent[]): void {
    for (const layer of this.#layers.values()) layer.play(events);
  }

  destroy(): void {
    for (const layer of this.#layers.values()) layer.destroy();
  }

  #open(line: LayerLine, view: PlayerStageView): void {
    const create = layerOf(line);
    if (!create) {
      void loadLayer(line).then(() => {
        if (this.root.destroyed || !this.#view || !layerOf(line)) return;
        this.sync(this.#view);
        this.#redraw('layer');
      });
      return;
    }
    const layer = create(this.#ports, this.#redraw);
    this.#layers.set(line, layer);
    this.root.addChild(layer.root);
    this.behind.addChild(layer.behind);
    layer.setFocus(this.#focus);
    layer.sync(view);
  }
}
