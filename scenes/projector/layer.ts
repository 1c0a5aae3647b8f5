// The contract of a feature's layer over a scene of the projector on which players stand. It is loaded by games that have it alone.

import type { Container } from 'pixi.js';
import { handed } from '#scenes/parts/handed.ts';
import type { Late } from '#scenes/parts/late.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** Where somebody stands. */
export interface Stand {
  /** What stands there, and moves: what is put on goes into it. */
  readonly holder: Container;
  /** The middle of the face, in the coordinates of `holder`. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels. */
  readonly size: number;
}

export interface Ground {
  readonly metrics: ProjectorMetrics;
  /** By player id; null for who does not show. */
  standOf(id: string): Stand | null;
  /** What is read there, and who stands there: better not covered. */
  readonly kept: readonly Rect[];
}

/** In seconds from now: when the hall has seen the first and the last of what came. */
export interface Landing {
  readonly first: number;
  readonly last: number;
}

/** Over everything that stands. The law of scenes is its law, too: sync is the truth, and play garnish (scenes/ports.ts). */
export interface ProjectorLayer extends Container {
  sync(view: ProjectorStageView): void;
  /** After everybody was put where they stand. */
  layout(ground: Ground): void;
  /** What has happened since it was called before; until it has landed the scene does not tell what came of it. null: nothing is on its way. */
  play(): Landing | null;
}

export type CreateProjectorLayer = (ports: ScenePorts) => ProjectorLayer;

export const projectorLayers = handed<readonly Late<ProjectorStageView, CreateProjectorLayer>[]>();
