// Finished games that are looked at again: read from the log once, and played to the moment that is wanted.

import {
  evolve,
  momentAt,
  replayMoment,
  type Room,
  type RoomEvent,
  type Timeline,
  timelineOf,
} from '#core/authority/index.ts';
import type { ReplayMoment, ReplayOverview } from '#core/views/replay.ts';
import { Ranks } from '#server/rooms/ranks.ts';

/** Replays in memory: a log of a hall has a hundred megabytes. */
const KEPT = 3;
/** Milliseconds after which nobody looks at one any more. */
const KEPT_MS = 5 * 60_000;
/** Events between two states that are kept, since states share most of what they hold. */
const CHECKPOINT_EVERY = 1_000;
/** Events that are applied at once: the games that run now must not wait for those that are over. */
const SLICE = 500;

export class Replays {
  readonly #read: (roomHash: string) => Promise<readonly RoomEvent[]>;
  readonly #mayBeShown: (text: string) => boolean;
  readonly #open = new Map<string, { readonly replay: Promise<Replay | null>; usedAt: number }>();

  constructor(
    read: (roomHash: string) => Promise<readonly RoomEvent[]>,
    mayBeShown: (text: string) => boolean,
  ) {
    this.#read = read;
    this.#mayBeShown = mayBeShown;
  }

  /** The replay of a finished room; null for a game that never started. */
  async of(roomHash: string, now: number): Promise<Replay | null> {
    for (const [hash, { usedAt }] of this.#open) if (now - usedAt > KEPT_MS) this.#open.delete(hash);
    const known = this.#open.get(roomHash);
    const replay = known?.replay ?? this.#load(roomHash);
    // The last one that was used is the last one in the map.
    this.#open.delete(roomHash);
    this.#open.set(roomHash, { replay, usedAt: now });
    for (const hash of this.#open.keys()) if (this.#open.size > KEPT) this.#open.delete(hash);
    try {
      return await replay;
    } catch (error) {
      this.#open.delete(roomHash);
      throw error;
    }
  }

  /** The room is deleted: nothing of it stays. */
  forget(roomHash: string): void {
    this.#open.delete(roomHash);
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
  /** The room after so many events. */
  readonly #states = new Map<number, Room>();
  /** One after the other: two that play the same events would do it twice. */
  #playing: Promise<unknown> = Promise.resolve();

  constructor(events: readonly RoomEvent[], timeline: Timeline, mayBeShown: (text: string) => boolean) {
    this.#events = events;
    this.#timeline = timeline;
    this.#mayBeShown = mayBeShown;
  }

  get overview(): ReplayOverview {
    return this.#timeline.overview;
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
    let from = count - (count % CHECKPOINT_EVERY);
    while (from > 0 && !this.#states.has(from)) from -= CHECKPOINT_EVERY;
    let room = this.#states.get(from) ?? null;
    for (let index = from; index < count; index += 1) {
      if (index > from && (index - from) % SLICE === 0) await new Promise(setImmediate);
      room = evolve(room, this.#events[index] as RoomEvent);
      if ((index + 1) % CHECKPOINT_EVERY === 0) this.#states.set(index + 1, room);
    }
    return room as Room;
  }
}
