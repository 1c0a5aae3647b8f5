// Replay loader: fetches one moment at a time. Of those requested in the meantime, the latest is fetched
// next, and none is canceled.

import type { ReplayMoment } from '#core/views/replay.ts';

export interface Wanted {
  /** Position on the timeline in whole ms. */
  readonly place: number;
  readonly playerId: string | null;
}

/** A loaded moment, and the player it was requested for. */
export interface LoadedMoment {
  readonly moment: ReplayMoment;
  readonly playerId: string | null;
}

export interface ReplayLoader {
  want(wanted: Wanted): void;
  close(): void;
}

export interface ReplayLoaderPorts {
  readonly load: (wanted: Wanted) => Promise<ReplayMoment>;
  readonly onLoaded: (brought: LoadedMoment) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Minimum milliseconds between requests, however fast the slider moves. */
const ASK_MS = 200;

export function createReplayLoader({ load, onLoaded, onFailed }: ReplayLoaderPorts): ReplayLoader {
  let next: Wanted | null = null;
  let running = false;
  let closed = false;

  async function run() {
    running = true;
    while (next && !closed) {
      const wanted = next;
      next = null;
      const rested = new Promise((done) => setTimeout(done, ASK_MS));
      try {
        const moment = await load(wanted);
        if (!closed) onLoaded({ moment, playerId: wanted.playerId });
      } catch (error) {
        if (!closed) onFailed(error);
      }
      await rested;
    }
    running = false;
  }

  return {
    want(wanted) {
      next = wanted;
      if (!running) void run();
    },
    close() {
      closed = true;
    },
  };
}
