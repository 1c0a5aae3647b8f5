// Finished games that are looked at again: read from the log once, and played to the moment that is wanted.

import {
  evolve,
  momentAt,
  overviewOf,
  replayMoment,
  type Room,
  type RoomEvent,
  type Tales,
  talesOf,
  type Timeline,
  timelineOf,
} from '#core/authority/index.ts';
import type { ReplayMoment, ReplayOverview } from '#core/views/replay.ts';
import { Ranks } from '#server/rooms/ranks.ts';

/** Events of all replays in memory together, but for the one that is looked at: about a kilobyte each, with the states that are kept. */
const KEPT_EVENTS = 200_000;
/** Milliseconds after which nobody looks at one any more. */
const KEPT_MS = 5 * 60_000;
/** States of one replay that are kept at the most, and events between two of them at least. */
const CHECKPOINTS = 32;
const CHECKPOINT_EVERY = 1_000;
/** Events that are applied at once: the games that run now must not wait for those that are over. */
const SLICE = 500;

interface Open {
  readonly replay: Promise<Replay | null>;
  /** Events; 0 until they are read. */
  size: number;
  usedAt: number;
}

export class Replays {
  readonly #read: (roomHash: string) => Promise<readonly RoomEvent[]>;
  readonly #mayBeShown: (text: string) => boolean;
  /** The one that was used last is the last one. */
  readonly #open = new Map<string, Open>();
  #sweeping = false;

  constructor(
    read: (roomHash: string) => Promise<readonly RoomEvent[]>,
    mayBeShown: (text: string) => boolean,
  ) {
    this.#read = read;
    this.#mayBeShown = mayBeShown;
  }

  /** The replay of a finished room; null for a game that never started. */
  async of(roomHash: string, now = Date.now()): Promise<Replay | null> {
    const open = this.#open.get(roomHash) ?? { replay: this.#load(roomHash), size: 0, usedAt: now };
    open.usedAt = now;
    this.#open.delete(roomHash);
    this.#open.set(roomHash, open);
    this.#sweepLater();
    try {
      const replay = await open.replay;
      open.size = replay?.size ?? 0;
      this.#makeRoom();
      return replay;
    } catch (error) {
      if (this.#open.get(roomHash) === open) this.#open.delete(roomHash);
      throw error;
    }
  }

  /** The room is deleted: nothing of it stays. */
  forget(roomHash: string): void {
    this.#open.delete(roomHash);
  }

  /** Lets go of what nobody looks at any more at `now`, and says of how many. */
  sweep(now = Date.now()): number {
    const idle = [...this.#open].filter(([, { usedAt }]) => now - usedAt >= KEPT_MS);
    for (const [hash] of idle) this.#open.delete(hash);
    return idle.length;
  }

  #sweepLater(): void {
    if (this.#sweeping) return;
    this.#sweeping = true;
    setTimeout(() => {
      this.#sweeping = false;
      this.sweep();
      if (this.#open.size > 0) this.#sweepLater();
    }, KEPT_MS).unref();
  }

  #makeRoom(): void {
    let size = [...this.#open.values()].reduce((sum, open) => sum + open.size, 0);
    for (const [hash, open] of this.#open) {
      if (size <= KEPT_EVENTS || this.#open.size === 1) return;
      this.#open.delete(hash);
      size -= open.size;
    }
  }

  async #load(roomHash: string): Promise<Replay | null> {
    const events = await this.#read(roomHash);
    const timeline = timelineOf(events);
    return timeline && new Replay(events, timeline, this.#mayBeShown);
  }
}

export class Replay {
  readonly #events: readonly RoomEvent[];
  readonly #timeline: Timeline;
  readonly #mayBeShown: (text: string) => boolean;
  #tales: Tales | null = null;
  /** The room after so many events. */
  readonly #states = new Map<number, Room>();
  /** One after the other: two that play the same events would do it twice. */
  #playing: Promise<unknown> = Promise.resolve();

  constructor(events: readonly RoomEvent[], timeline: Timeline, mayBeShown: (text: string) => boolean) {
    this.#events = events;
    this.#timeline = timeline;
    this.#mayBeShown = mayBeShown;
  }

  /** What the log tells of the players, for the report. */
  get tales(): Tales {
    this.#tales ??= talesOf(this.#events);
    return this.#tales;
  }

  /** Events. */
  get size(): number {
    return this.#events.length;
  }

  /** `playerId`: with the marks of this player. */
  overview(playerId: string | null): ReplayOverview {
    return overviewOf(this.#timeline, playerId);
  }

  /** What stood there at this place of the time line, in ms; `playerId`: with the screen of this player. */
  async moment(place: number, playerId: string | null): Promise<ReplayMoment> {
    const { count, at } = momentAt(this.#timeline, place);
    const playing = this.#playing.then(() => this.#stateAfter(Math.max(1, count)));
    this.#playing = playing.catch(() => undefined);
    const room = await playing;
    return replayMoment(room, at, playerId, new Ranks(this.#mayBeShown).context(room, at, true));
  }

  async #stateAfter(count: number): Promise<Room> {
    const every = Math.max(CHECKPOINT_EVERY, Math.ceil(this.#events.length / CHECKPOINTS));
    let from = count - (count % every);
    while (from > 0 && !this.#states.has(from)) from -= every;
    let room = this.#states.get(from) ?? null;
    for (let index = from; index < count; index += 1) {
      if (index > from && (index - from) % SLICE === 0) await new Promise(setImmediate);
      room = evolve(room, this.#events[index] as RoomEvent);
      if ((index + 1) % every === 0) this.#states.set(index + 1, room);
    }
    return room as Room;
  }
}
