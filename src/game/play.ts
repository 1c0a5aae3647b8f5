// A game that is played on a page: what that shows besides the server's view, and what can be done.

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
  /** What signals have left on the stage. */
  readonly traces: Traces;
  /** What the player is in the middle of besides the question that stands open; null for nothing. */
  readonly phase: Phase | null;
  /** The game goes on only when the player presses on. */
  readonly waitsForNext: boolean;
  /** The player wants to end the game; it ends as soon as every answer is with the server. */
  readonly finishing: boolean;
}

export interface PlayController {
  readonly play: StoreApi<PlayState>;
  intent(intent: PlayIntent): void;
  /** The room is told what passes; what this player did, here or on another device, was seen already. */
  signal(signal: Signal): void;
  /** Tries at once what waits for the line. */
  retry(): void;
  /** The page is going, perhaps for good. */
  leaving(): void;
  /** Another way to the server is open. */
  reconnected(): void;
  /** Goes on with what an earlier page left behind: answers on their way, and one that was still being made. */
  resume(): Promise<void>;
  close(): void;
}

export interface OpenGame {
  readonly room: RoomStore<PlayerView>;
  readonly connection: StoreApi<Connection>;
  readonly controller: PlayController;
  readonly seat: Seat;
  readonly caller: Caller;
  /** Why the seat can't be played any more; null while it can. */
  readonly gone: StoreApi<{ readonly error: RequestError | null }>;
  close(): void;
}

/** What is shown of a view at server time `now`, in ms, while this phase stands. */
export function sceneOf(view: PlayerView, now: number, phase: Phase | null): SceneId {
  return phase && !view.me.deleted ? phase.scene : playerSceneOf(view, now);
}
