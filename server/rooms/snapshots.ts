// Room snapshots, which save replaying a long log from its start.

import type { Room } from '#core/authority/index.ts';
import { sizeOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import type { RoomLog } from '#server/rooms/eventSourcedRoom.ts';

/** The store of snapshots. */
export interface RoomSnapshots {
  read(roomHash: string): Promise<Room | null>;
  write(room: Room): Promise<void>;
}

/**
 * Events after which a snapshot is due. Large rooms count per seat, because their snapshots cost more to
 * write.
 */
const DUE_AFTER = 10_000;
const DUE_AFTER_PER_SEAT = 16;
/**
 * Milliseconds without events after which due snapshots are written: writing one of a large room delays the
 * answers queued behind it by a tenth of a second.
 */
const LULL_MS = 250;
/**
 * Without such a lull, a snapshot is written after this many milliseconds, divided by the number due so that
 * they never pile up.
 */
const LONGEST_WAIT_MS = 5_000;

export class SnapshotWriter {
  readonly #store: RoomSnapshots;
  readonly #onError: (error: unknown, room: Room) => void;
  /** For each room in memory, the number of the last event in its snapshot. */
  readonly #snapshotAt = new Map<string, number>();
  /**
   * The latest state of each room whose snapshot is due; the first has been waiting since `#waitsSince` (ms).
   */
  readonly #due = new Map<string, Room>();
  #waitsSince = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  #closed = false;

  constructor(store: RoomSnapshots, onError: (error: unknown, room: Room) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Call when a room is loaded; its current state needs no snapshot yet. */
  keep({ hash, seq }: Room): void {
    this.#snapshotAt.set(hash, seq);
  }

  /** Call when a room is unloaded. A due snapshot is still written. */
  letGo(hash: string): void {
    this.#snapshotAt.delete(hash);
  }

  /** Call when a room is deleted. */
  forget(hash: string): void {
    this.letGo(hash);
    this.#due.delete(hash);
  }

  /** Wraps the log to schedule snapshots of the rooms that are appended to. */
  alongside(log: RoomLog): RoomLog {
    return {
      readAfter: log.readAfter.bind(log),
      append: async (hash, firstSeq, events, room, before) => {
        const result = await log.append(hash, firstSeq, events, room, before);
        if (result.ok) this.#note(room);
        return result;
      },
    };
  }

  /** Writes all due snapshots and ignores later events. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#writing;
    for (const room of this.#due.values()) await this.#write(room);
  }

  #note(room: Room): void {
    if (this.#closed) return;
    const since = room.seq - (this.#snapshotAt.get(room.hash) ?? room.seq);
    const dueAfter = Math.max(DUE_AFTER, DUE_AFTER_PER_SEAT * sizeOf(room.seats));
    if (since >= dueAfter || (isFinished(room.state) && since > 0)) {
      if (this.#due.size === 0) this.#waitsSince = Date.now();
      this.#due.set(room.hash, room);
    }
    this.#awaitLull();
  }

  /**
   * Each event restarts the wait. Snapshots are written one at a time, so that the answers between two don't
   * wait for both.
   */
  #awaitLull(): void {
    if (this.#due.size === 0 || this.#writing || this.#closed) return;
    if (this.#timer) clearTimeout(this.#timer);
    const longest = LONGEST_WAIT_MS / this.#due.size;
    const wait = Math.min(LULL_MS, this.#waitsSince + longest - Date.now());
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#writing = this.#writeFirst().finally(() => {
        this.#writing = null;
        this.#waitsSince = Date.now();
        this.#awaitLull();
      });
    }, wait).unref();
  }

  async #writeFirst(): Promise<void> {
    const [room] = this.#due.values();
    if (room) await this.#write(room);
  }

  /** A failed snapshot costs only a longer replay. */
  async #write(room: Room): Promise<void> {
    this.#due.delete(room.hash);
    if (this.#snapshotAt.has(room.hash)) this.#snapshotAt.set(room.hash, room.seq);
    try {
      await this.#store.write(room);
    } catch (error) {
      this.#onError(error, room);
    }
  }
}
