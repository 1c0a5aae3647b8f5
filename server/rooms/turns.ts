// Turns for work that many callers request at once: one task at a time, with room for other waiting work in
// between.

import { setImmediate } from 'node:timers/promises';

export class Turns {
  #last: Promise<void> = Promise.resolve();

  /**
   * Resolves when it is the caller's turn, at the earliest one round of the event loop after the previous
   * turn.
   */
  take(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}
