// Running motions, to be finished together.

import type { RunningMotion } from '#scenes/ports.ts';

export class RunningMotions {
  readonly #all = new Set<RunningMotion>();

  add(played: RunningMotion): RunningMotion {
    this.#all.add(played);
    void played.done.then(() => this.#all.delete(played));
    return played;
  }

  /** Jumps everything to its end. */
  finish(): void {
    for (const played of this.#all) played.finish();
  }
}
