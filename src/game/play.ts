// What the page shows besides the server's view.

import type { PlayerView } from '#core/views/playerView.ts';
import { playerSceneOf } from '#core/views/scene.ts';
import type { Draft, SceneId, Traces } from '#scenes/index.ts';
import type { Phase } from '#src/game/phases/phase.ts';

export interface PlayState {
  readonly scene: SceneId | null;
  readonly draft: Draft;
  /** What signals have left on the stage. */
  readonly traces: Traces;
  /** What the player is in the middle of besides the question that stands open; null for nothing. */
  readonly phase: Phase | null;
  /** The game goes on only when the player presses on. */
  readonly waitsForNext: boolean;
  /** The player wants to end the game; it ends as soon as every answer is with the server. */
  readonly finishing: boolean;
}

/** What is shown of a view at server time `now`, in ms, while this phase stands. */
export function sceneOf(view: PlayerView, now: number, phase: Phase | null): SceneId {
  return phase && !view.me.deleted ? phase.scene : playerSceneOf(view, now);
}
