// What is told soon: once, however often it is asked for meanwhile; and what passes, and no log keeps, gathered for that moment.

import type { PushEvent } from '#core/views/pushEvents.ts';

/** Returns a function that asks for `run`; it runs at most once in `interval()` ms. */
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

/** What passes, and no log keeps. */
export class Signals {
  /** What waits to be told, by the name of its push. */
  readonly #waiting = new Map<PushEvent, object>();
  readonly #telling;

  constructor(tell: (event: PushEvent, fields: object) => void, interval: () => number) {
    this.#telling = coalesced(() => {
      for (const [event, fields] of this.#waiting) tell(event, fields);
      this.#waiting.clear();
    }, interval);
  }

  /** Tells it soon; `merge` puts it together with what waits to be told under this name. */
  add<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    // A push of this name has the fields of one signal alone.
    this.#waiting.set(event, merge(this.#waiting.get(event) as Fields | undefined));
    this.#telling.ask();
  }

  cancel(): void {
    this.#telling.cancel();
  }
}
