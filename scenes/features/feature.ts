// The contract of a feature's manifest in the scenes.

import type { LatePart } from '#core/collections/loadPart.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { CreateProjectorLayer } from '#scenes/projector/layer.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import type { LateOverlay } from '#scenes/player/overlay.ts';
import type { CreateLayer } from '#scenes/player/question/layer.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { SceneKind } from '#scenes/ports.ts';
import type { LazyPart } from '#scenes/parts/lazyPart.ts';
import type { ProjectorPart } from '#scenes/parts/projectorPart.ts';
import type { ScenePart } from '#scenes/parts/scenePart.ts';

/** The parts loaded with the first question of every game, and loaders for the rest. */
export interface SceneParts {
  /** Added to the scenes of every game. */
  readonly part?: ScenePart;
  /** Layer over the question. */
  readonly overQuestion?: LazyPart<PlayerStageView, CreateLayer>;
  /** Shown over all of the player's scenes. */
  readonly overScenes?: LateOverlay;
  /** The feature's own scenes by id: for players, and on the projector. */
  readonly scenes?: LateScenes;
  readonly projectorScenes?: LateScenes;
  /** All of the feature's gallery states. The gallery knows their type. */
  readonly fixtures?: () => Promise<object>;
}

/** Parts that not every game needs load late and are exported under the feature's id. */
export interface SceneFeature<Id extends FeatureId> extends SceneParts {
  readonly projector?: LatePart<Id, ProjectorFeature>;
}

type LateScenes = Readonly<Record<string, () => Promise<SceneKind<unknown, unknown>>>>;

/** Added to the scenes on the projector. */
export interface ProjectorFeature extends ProjectorPart {
  /** Layer over the players on the stage. */
  readonly over?: LazyPart<ProjectorStageView, CreateProjectorLayer>;
}
