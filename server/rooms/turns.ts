// Work that is asked for many times at once, one piece after the other: between two of them all else that waits has its turn.

import { setImmediate } from 'node:timers/promises';

export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn: at the earliest when the event loop has been round once since the turn before. */
  take(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}
