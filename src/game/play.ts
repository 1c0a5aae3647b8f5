// A game being played on a page: its state besides the server's view, and its controls.

import type { StoreApi } from 'zustand/vanilla';
import type { Signal } from '#core/room/feature.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { playerSceneOf } from '#core/views/scene.ts';
import type { Draft, SceneId, Traces } from '#scenes/index.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';
import type { Seat } from '#src/platform/storage/seats.ts';
import type { Connection } from '#src/platform/stores/connection.ts';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';

export interface PlayState {
  readonly scene: SceneId | null;
  readonly draft: Draft;
  /** Traces that signals have left on the stage. */
  readonly traces: Traces;
  /** The player's phase besides the open question; null for none. */
  readonly phase: Phase | null;
  /** True if the game continues only when the player presses Next. */
  readonly waitsForNext: boolean;
  /** True if the player wants to end the game; it ends as soon as the server has every answer. */
  readonly finishing: boolean;
}

export interface PlayController {
  readonly play: StoreApi<PlayState>;
  intent(intent: PlayIntent): void;
  /**
   * Shows a signal sent to the room. Signals of this player, from here or another device, have already been
   * shown.
   */
  signal(signal: Signal): void;
  /** Immediately retries what waits for the connection. */
  retry(): void;
  /** The page is leaving, perhaps for good. */
  leaving(): void;
  /** A new connection to the server is open. */
  reconnected(): void;
  /** Continues with what an earlier page left: answers on their way, and one that was still being made. */
  resume(): Promise<void>;
  close(): void;
}

export interface OpenGame {
  readonly room: RoomStore<PlayerView>;
  readonly connection: StoreApi<Connection>;
  readonly controller: PlayController;
  readonly seat: Seat;
  readonly caller: Caller;
  /** Reason the seat can't be played anymore; null while it can. */
  readonly gone: StoreApi<{ readonly error: RequestError | null }>;
  close(): void;
}

/** The scene for a view at server time `now`, in ms, during this phase. */
export function sceneOf(view: PlayerView, now: number, phase: Phase | null): SceneId {
  return phase && !view.me.deleted ? phase.scene : playerSceneOf(view, now);
}
