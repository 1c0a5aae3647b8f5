// Contract for something that a feature shows over any of the player's scenes.

import type { Container } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import type { LazyPart } from '#scenes/parts/lazyPart.ts';
import { slot } from '#scenes/parts/slot.ts';
import type { ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export interface SceneOverlay extends Container {
  sync(player: PlayerView): void;
  layout(viewport: Viewport): void;
  play(): void;
  targets(): readonly Target[];
  /** Called when the target with this id is pressed, even if it isn't this overlay's. */
  press(id: string): void;
}

export type LateOverlay = LazyPart<PlayerView, CreateOverlay>;
export type CreateOverlay = (ports: ScenePorts) => SceneOverlay;

/** Of all features. */
export const sceneOverlays = slot<readonly LateOverlay[]>();
