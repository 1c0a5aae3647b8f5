// The contract of a feature's manifest in the scenes.

import type { LatePart } from '#core/collections/loadPart.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { CreateProjectorLayer } from '#scenes/projector/layer.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import type { CreateLayer } from '#scenes/player/question/layer.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { SceneKind } from '#scenes/ports.ts';
import type { Late } from '#scenes/parts/late.ts';
import type { ProjectorPart } from '#scenes/parts/projectorPart.ts';
import type { ScenePart } from '#scenes/parts/scenePart.ts';

/** What comes with the first question of every game, and where to load what comes later. */
export interface SceneParts {
  /** What it adds to the scenes of every game. */
  readonly part?: ScenePart;
  /** What it lays over the question. */
  readonly overQuestion?: Late<PlayerStageView, CreateLayer>;
  /** Scenes of its own, by id: for players, and on the projector. */
  readonly scenes?: LateScenes;
  readonly projectorScenes?: LateScenes;
  /** Every state of it in the gallery, which knows their type. */
  readonly fixtures?: () => Promise<object>;
}

/** What not every game needs loads late, and exports under the feature's id. */
export interface SceneFeature<Id extends FeatureId> extends SceneParts {
  readonly projector?: LatePart<Id, ProjectorFeature>;
}

type LateScenes = Readonly<Record<string, () => Promise<SceneKind<unknown, unknown>>>>;

/** What it adds to the scenes on the projector. */
export interface ProjectorFeature extends ProjectorPart {
  /** What it lays over the players who stand there. */
  readonly over?: Late<ProjectorStageView, CreateProjectorLayer>;
}
