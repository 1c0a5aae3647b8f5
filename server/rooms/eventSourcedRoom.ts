// Event-sourced room in memory: takes commands one by one, makes their events durable, and only then notifies
// anyone.

import {
  AUTHORITY_MARKER,
  type Command,
  decide,
  evolveAll,
  type Refusal,
  type Room,
  type RoomEvent,
} from '#core/authority/index.ts';

/** The log as a room needs it: the first writer to name a seq wins it (design, "The log"). */
export interface RoomLog {
  /**
   * Resolves once the events are durable, or with ok: false if another writer holds `firstSeq`. `firstSeq` is
   * 1-based; `room` is the state after the events.
   */
  append(
    roomHash: string,
    firstSeq: number,
    events: readonly RoomEvent[],
    room: Room,
    before: Room,
  ): Promise<{ readonly ok: boolean }>;
  /** Returns the events after `seq`, in order. */
  readAfter(roomHash: string, seq: number): Promise<readonly RoomEvent[]>;
}

/** Keeps nothing and accepts everything at once. */
export const NO_LOG: RoomLog = {
  append: () => Promise.resolve({ ok: true }),
  readAfter: () => Promise.resolve([]),
};

export type Outcome =
  | { readonly ok: true; readonly room: Room; readonly events: readonly RoomEvent[] }
  | { readonly ok: false; readonly reason: Refusal };

/** Called for every durable step, in order. `before` is the room before it. */
export type StepListener = (room: Room, events: readonly RoomEvent[], before: Room) => void;

const MAX_CONFLICTS = 8;

export class EventSourcedRoom {
  /** The state after all decisions, durable or not; the next decision builds on it. */
  #ahead: Room;
  /** The durable state, the only one that anyone is shown. */
  #durable: Room;
  /** True if the last append became durable; decisions that build on it need to know. */
  #lastAppend: Promise<boolean> = Promise.resolve(true);
  /**
   * True if `#ahead` contains events that did not become durable; nothing may be decided on it until the log
   * is read again.
   */
  #isAstray = false;
  #catchingUp: Promise<void> | null = null;
  readonly #log: RoomLog;
  readonly #onStep: StepListener;

  constructor(room: Room, log: RoomLog, onStep: StepListener) {
    this.#ahead = room;
    this.#durable = room;
    this.#log = log;
    this.#onStep = onStep;
  }

  get room(): Room {
    return this.#durable;
  }

  /**
   * Decides a command at `now` and waits until its events are durable. A repeated command produces no events
   * and resolves once the first is durable. Throws only if the store fails.
   */
  async submit(command: Command, now: number): Promise<Outcome> {
    for (let attempt = 0; attempt < MAX_CONFLICTS; attempt += 1) {
      while (this.#isAstray || this.#catchingUp) await this.#catchUp();
      const decision = decide(this.#ahead, command, now);
      if (!decision.ok) return decision;
      const { events } = decision;
      if (events.length === 0) {
        if (await this.#lastAppend) return { ok: true, room: this.#durable, events };
        // The command that this one repeats was lost, so this one takes its place.
        await this.#catchUp();
        continue;
      }
      const after = await this.#append(events);
      if (after) return { ok: true, room: after, events };
      await this.#catchUp();
    }
    throw new Error(`${AUTHORITY_MARKER} room ${this.#durable.hash} is contended`);
  }

  /** Returns the room after the events once they are durable; null if another writer was first. */
  async #append(events: readonly RoomEvent[]): Promise<Room | null> {
    const before = this.#ahead;
    const after = evolveAll(before, events) as Room;
    this.#ahead = after;
    const appending = this.#log.append(before.hash, before.seq + 1, events, after, before);
    this.#lastAppend = appending.then(
      ({ ok }) => this.#notes(ok),
      () => this.#notes(false),
    );
    let ok: boolean;
    try {
      ({ ok } = await appending);
    } catch (error) {
      // The events may or may not have been written; only the log can tell the room's state.
      await this.#catchUp();
      throw error;
    }
    if (!ok) return null;
    this.#durable = after;
    this.#onStep(after, events, before);
    return after;
  }

  #notes(durable: boolean): boolean {
    this.#isAstray ||= !durable;
    return durable;
  }

  /**
   * Another writer was first: drops events that aren't durable and reads the other's, so that commands are
   * decided again.
   */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readTail().finally(() => {
      this.#catchingUp = null;
    });
    return this.#catchingUp;
  }

  async #readTail(): Promise<void> {
    await this.#lastAppend;
    const before = this.#durable;
    const events = await this.#log.readAfter(before.hash, before.seq);
    const after = evolveAll(before, events) as Room;
    this.#ahead = after;
    this.#durable = after;
    this.#isAstray = false;
    this.#lastAppend = Promise.resolve(true);
    if (events.length > 0) this.#onStep(after, events, before);
  }
}
