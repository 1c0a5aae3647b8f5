// What passes, and no log keeps: gathered for a moment, then told.

import type { PushEvent } from '#core/views/pushEvents.ts';
import { coalesced } from '#server/rooms/coalesce.ts';

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
