// Coalesced pushes, sent once however often they are requested, and transient signals, which are collected
// until the next push and never logged.

import type { PushEvent } from '#core/views/pushEvents.ts';

/** Throttles `run`: however often `ask` is called, it runs at most once every `interval()` ms. */
export function coalesced(run: () => void, interval: () => number): { ask(): void; cancel(): void } {
  let timer: NodeJS.Timeout | null = null;
  let last = 0;
  return {
    ask() {
      if (timer) return;
      const wait = Math.max(0, last + interval() - Date.now());
      timer = setTimeout(() => {
        timer = null;
        last = Date.now();
        run();
      }, wait);
    },
    cancel() {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}

/** Transient signals, which no log keeps. */
export class Signals {
  /** Signals waiting to be sent, by the name of their push. */
  readonly #waiting = new Map<PushEvent, object>();
  readonly #telling;

  constructor(tell: (event: PushEvent, fields: object) => void, interval: () => number) {
    this.#telling = coalesced(() => {
      for (const [event, fields] of this.#waiting) tell(event, fields);
      this.#waiting.clear();
    }, interval);
  }

  /** Sends a signal soon; `merge` combines it with one that is waiting under the same name. */
  add<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    // All pushes of one name have the fields of the same signal.
    this.#waiting.set(event, merge(this.#waiting.get(event) as Fields | undefined));
    this.#telling.ask();
  }

  cancel(): void {
    this.#telling.cancel();
  }
}
