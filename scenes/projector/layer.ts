// Contract of a feature's layer over a projector scene that shows players. Loaded only by games that use it.

import type { Container } from 'pixi.js';
import { slot } from '#scenes/parts/slot.ts';
import type { LazyPart } from '#scenes/parts/lazyPart.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** A player's position. */
export interface FacePlace {
  /** Display object that shows the player and moves; attachments go into it. */
  readonly holder: Container;
  /** Middle of the face, in the coordinates of `holder`. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels. */
  readonly size: number;
}

export interface Ground {
  readonly metrics: ProjectorMetrics;
  /** Takes a player's id; null when the player isn't shown. */
  facePlaceOf(id: string): FacePlace | null;
  /** Area that the scene leaves to the layer. */
  readonly arena: Rect;
}

/** Seconds from now until the audience has seen the first and the last event land. */
export interface Landing {
  readonly first: number;
  readonly last: number;
}

/**
 * In front of everything in the scene. The law of scenes applies here too: sync is the truth, play is garnish
 * (scenes/ports.ts).
 */
export interface ProjectorLayer extends Container {
  sync(view: ProjectorStageView): void;
  /** Called once all players are in place. */
  layout(ground: Ground): void;
  /**
   * Plays what has happened since the last call. Until it lands, the scene holds back the results; null when
   * nothing is on its way.
   */
  play(): Landing | null;
}

export type CreateProjectorLayer = (ports: ScenePorts) => ProjectorLayer;

/** Height of the arena, and its distance from what is above it, in design pixels. */
export const ARENA = { height: 270, gap: 20 } as const;

export const projectorLayers = slot<readonly LazyPart<ProjectorStageView, CreateProjectorLayer>[]>();
