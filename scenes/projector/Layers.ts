// Feature layers over the projector scenes that show players.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { LazyPart } from '#scenes/parts/lazyPart.ts';
import {
  type CreateProjectorLayer,
  type Ground,
  type Landing,
  type ProjectorLayer,
  projectorLayers,
} from '#scenes/projector/layer.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { Widget } from '#scenes/kit/Widget.ts';

type LateLayer = LazyPart<ProjectorStageView, CreateProjectorLayer>;

/** The layers of one scene; each loads when a view needs it. */
export class ProjectorLayers extends Widget {
  readonly #layers = new Map<LateLayer, ProjectorLayer>();
  readonly #asked = new Set<LateLayer>();
  #view: ProjectorStageView | null = null;
  #ground: Ground | null = null;

  /** `ground`: where everyone is in this view. */
  draw(view: ProjectorStageView, ground: Ground): void {
    this.#view = view;
    this.#ground = ground;
    for (const late of projectorLayers.get()) if (late.isNeeded(view)) this.#open(late);
    for (const layer of this.#layers.values()) {
      layer.sync(view);
      layer.layout(ground);
    }
  }

  play(): Landing | null {
    return firstAnswer([...this.#layers.values()], (layer) => layer.play());
  }

  #open(late: LateLayer): void {
    if (this.#layers.has(late)) return;
    const create = late.part();
    if (create) {
      const layer = create(this.ports);
      this.#layers.set(late, layer);
      this.addChild(layer);
    } else if (!this.#asked.has(late)) {
      this.#asked.add(late);
      void late.loadPart().then(() => {
        if (this.destroyed || !this.#view || !this.#ground || !late.part()) return;
        this.draw(this.#view, this.#ground);
        this.ports.invalidate('layer');
      });
    }
  }
}
