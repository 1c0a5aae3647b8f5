// Brings moments of a replay one after the other: of those that are wanted meanwhile the newest comes next, and none is called off.

import type { ReplayMoment } from '#core/views/replay.ts';

export interface Wanted {
  /** On the time line, in whole ms. */
  readonly place: number;
  readonly playerId: string | null;
}

/** What came, and for whom it was asked. */
export interface Brought {
  readonly moment: ReplayMoment;
  readonly playerId: string | null;
}

export interface MomentLoader {
  want(wanted: Wanted): void;
  close(): void;
}

export interface MomentLoaderPorts {
  readonly bring: (wanted: Wanted) => Promise<ReplayMoment>;
  readonly onBrought: (brought: Brought) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Milliseconds between two questions, however quickly the slider is drawn. */
const ASK_MS = 200;

export function createMomentLoader({ bring, onBrought, onFailed }: MomentLoaderPorts): MomentLoader {
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
        const moment = await bring(wanted);
        if (!closed) onBrought({ moment, playerId: wanted.playerId });
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
