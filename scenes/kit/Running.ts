// Motions that run, to be ended together.

import type { Played } from '#scenes/ports.ts';

export class Running {
  readonly #all = new Set<Played>();

  add(played: Played): Played {
    this.#all.add(played);
    void played.done.then(() => this.#all.delete(played));
    return played;
  }

  /** Everything to its end. */
  finish(): void {
    for (const played of this.#all) played.finish();
  }
}
