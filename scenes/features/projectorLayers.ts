// The layers that features lay over the scenes of the projector on which players stand: a line for each.

import { Container } from 'pixi.js';
import { firstAnswer } from '#core/collections/firstAnswer.ts';
import { hasDuels } from '#core/features/duels/hasDuels.ts';
import type {
  CreateProjectorLayer,
  Ground,
  Landing,
  ProjectorLayer,
  ProjectorLayerLine,
} from '#scenes/features/projectorLayer.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

export const PROJECTOR_LAYERS: readonly ProjectorLayerLine[] = [
  {
    isWanted: ({ projector: { room, strikes } }) => hasDuels(room) || strikes.length > 0,
    load: async () => (await import('#scenes/features/duels/WallStrikes.ts')).wallStrikes,
  },
];

const loaded = new Map<ProjectorLayerLine, CreateProjectorLayer>();

/** Brings it; what can't be had is asked for again with the next scene. */
export async function loadProjectorLayer(line: ProjectorLayerLine): Promise<void> {
  const create = loaded.get(line) ?? (await line.load().catch(() => null));
  if (create) loaded.set(line, create);
}

/** Those of one scene: each comes when a view asks for it. */
export class ProjectorLayers {
  readonly root = new Container({ eventMode: 'none' });
  readonly #ports: ScenePorts;
  readonly #layers = new Map<ProjectorLayerLine, ProjectorLayer>();
  readonly #asked = new Set<ProjectorLayerLine>();
  #view: ProjectorStageView | null = null;
  #ground: Ground | null = null;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
  }

  /** `ground`: where everybody stands in this view. */
  draw(view: ProjectorStageView, ground: Ground): void {
    this.#view = view;
    this.#ground = ground;
    for (const line of PROJECTOR_LAYERS) if (line.isWanted(view)) this.#open(line);
    for (const layer of this.#layers.values()) {
      layer.sync(view);
      layer.layout(ground);
    }
  }

  play(): Landing | null {
    return firstAnswer([...this.#layers.values()], (layer) => layer.play());
  }

  #open(line: ProjectorLayerLine): void {
    if (this.#layers.has(line)) return;
    const create = loaded.get(line);
    if (create) {
      const layer = create(this.#ports);
      this.#layers.set(line, layer);
      this.root.addChild(layer.root);
    } else if (!this.#asked.has(line)) {
      this.#asked.add(line);
      void loadProjectorLayer(line).then(() => {
        if (this.root.destroyed || !this.#view || !this.#ground || !loaded.has(line)) return;
        this.draw(this.#view, this.#ground);
        this.#ports.invalidate('layer');
      });
    }
  }
}
