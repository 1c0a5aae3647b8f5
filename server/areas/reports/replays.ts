// Replays of finished games: each log is read once and played to the requested moment.

import {
  positionAt,
  overviewOf,
  replayMoment,
  type Room,
  type RoomEvent,
  type FeatureHistories,
  historiesOf,
  type Timeline,
  timelineOf,
} from '#core/authority/index.ts';
import type { ReplayMoment, ReplayOverview } from '#core/views/replay.ts';
import { playLog } from '#server/rooms/playLog.ts';
import { Ranks } from '#server/rooms/ranks.ts';

/**
 * Maximum events of all replays in memory, not counting the one in use; about 1 KB each, including kept
 * states.
 */
const KEPT_EVENTS = 200_000;
/** Milliseconds after its last use that a replay leaves memory. */
const KEPT_MS = 5 * 60_000;
/** Maximum states kept per replay, and minimum events between two of them. */
const CHECKPOINTS = 32;
const CHECKPOINT_EVERY = 1_000;

interface Open {
  readonly replay: Promise<Replay | null>;
  readonly seq: number;
  /** Number of events; 0 until they are read. */
  size: number;
  usedAt: number;
}

export class Replays {
  readonly #read: (roomHash: string) => Promise<readonly RoomEvent[]>;
  readonly #mayBeShown: (text: string) => boolean;
  /** By room, most recently used last. */
  readonly #open = new Map<string, Open>();
  #sweeping = false;

  constructor(
    read: (roomHash: string) => Promise<readonly RoomEvent[]>,
    mayBeShown: (text: string) => boolean,
  ) {
    this.#read = read;
    this.#mayBeShown = mayBeShown;
  }

  /**
   * Returns the replay of a finished room; null for a game that never started. `seq`: the room's latest event.
   * Questions may be fixed and answers marked after the end, so the log is read again when there are more.
   */
  async of(roomHash: string, seq: number, now = Date.now()): Promise<Replay | null> {
    const known = this.#open.get(roomHash);
    const open = known?.seq === seq ? known : { replay: this.#load(roomHash), seq, size: 0, usedAt: now };
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

  /** Call when the room is deleted. */
  forget(roomHash: string): void {
    this.#open.delete(roomHash);
  }

  /** Drops replays that are no longer in use at `now`, and returns how many. */
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
  #histories: FeatureHistories | null = null;
  /** Room states by the number of events applied. */
  readonly #states = new Map<number, Room>();
  /** One at a time: two callers playing the same events would do the work twice. */
  #playing: Promise<unknown> = Promise.resolve();

  constructor(events: readonly RoomEvent[], timeline: Timeline, mayBeShown: (text: string) => boolean) {
    this.#events = events;
    this.#timeline = timeline;
    this.#mayBeShown = mayBeShown;
  }

  /** Each feature's facts about the players from the log, for the report. */
  get histories(): FeatureHistories {
    this.#histories ??= historiesOf(this.#events);
    return this.#histories;
  }

  /** Number of events. */
  get size(): number {
    return this.#events.length;
  }

  /** With `playerId`, includes this player's marks. */
  overview(playerId: string | null): ReplayOverview {
    return overviewOf(this.#timeline, playerId);
  }

  /**
   * Returns the game at this place on the timeline, in ms; with `playerId`, includes that player's screen.
   */
  async moment(place: number, playerId: string | null): Promise<ReplayMoment> {
    const { count, at } = positionAt(this.#timeline, place);
    const playing = this.#playing.then(() => this.#stateAfter(Math.max(1, count)));
    this.#playing = playing.catch(() => undefined);
    const room = await playing;
    return replayMoment(room, at, playerId, new Ranks(this.#mayBeShown).context(room, at, true));
  }

  async #stateAfter(count: number): Promise<Room> {
    const every = Math.max(CHECKPOINT_EVERY, Math.ceil(this.#events.length / CHECKPOINTS));
    let from = count - (count % every);
    while (from > 0 && !this.#states.has(from)) from -= every;
    const room = await playLog(
      this.#states.get(from) ?? null,
      this.#events.slice(from, count),
      (state, played) => {
        if ((from + played) % every === 0) this.#states.set(from + played, state);
      },
    );
    return room as Room;
  }
}
