// The contract of a feature's manifest in the scenes.

import type { CreateProjectorLayer } from '#scenes/projector/layer.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import type { CreateLayer } from '#scenes/player/question/layer.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { SceneKind } from '#scenes/ports.ts';
import type { Late } from '#scenes/parts/late.ts';
import type { ProjectorPart } from '#scenes/parts/projectorPart.ts';
import type { ScenePart } from '#scenes/parts/scenePart.ts';

/** It comes with the first question of every game: what not every game needs, it loads late. */
export interface SceneFeature {
  /** What it adds to the scenes of every game. */
  readonly part?: ScenePart;
  /** What it lays over the question. */
  readonly overQuestion?: Late<PlayerStageView, CreateLayer>;
  /** Scenes of its own, by id: for players, and on the projector. */
  readonly scenes?: LateScenes;
  readonly projectorScenes?: LateScenes;
}

type LateScenes = Readonly<Record<string, () => Promise<SceneKind<unknown, unknown>>>>;

/** What it adds to the scenes on the projector; it comes with these. */
export interface ProjectorFeature extends ProjectorPart {
  /** What it lays over the players who stand there. */
  readonly over?: Late<ProjectorStageView, CreateProjectorLayer>;
}
