// Keeps whole rooms between events now and then, so that a long log need not be replayed from its start.

import type { Room } from '#core/authority/index.ts';
import { sizeOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import type { RoomLog } from '#server/rooms/eventSourcedRoom.ts';

/** Where the snapshots are. */
export interface RoomSnapshots {
  read(roomHash: string): Promise<Room | null>;
  write(room: Room): Promise<void>;
}

/** Events after which a snapshot is due, and in a large room events a seat: there, writing one costs more. */
const DUE_AFTER = 2_000;
const DUE_AFTER_PER_SEAT = 4;
/** Milliseconds without any event after which what is due is written: that of a hall holds up the answers behind it by a tenth of a second. */
const LULL_MS = 250;
/** Where there is no such lull, one is written after this; the more are due, the sooner, so that they never pile up. */
const LONGEST_WAIT_MS = 5_000;

export class SnapshotWriter {
  readonly #store: RoomSnapshots;
  readonly #onError: (error: unknown, room: Room) => void;
  /** Of each room in memory, the number of the last event in its snapshot. */
  readonly #snapshotAt = new Map<string, number>();
  /** Rooms whose snapshot is due, as they last were; the first one waits since `#waitsSince`, in ms. */
  readonly #due = new Map<string, Room>();
  #waitsSince = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  #closed = false;

  constructor(store: RoomSnapshots, onError: (error: unknown, room: Room) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** From now on the room is in memory; its state needs no snapshot yet. */
  keep({ hash, seq }: Room): void {
    this.#snapshotAt.set(hash, seq);
  }

  /** The room leaves memory. What is due of it is written all the same. */
  letGo(hash: string): void {
    this.#snapshotAt.delete(hash);
  }

  /** The room is no more. */
  forget(hash: string): void {
    this.letGo(hash);
    this.#due.delete(hash);
  }

  /** The log, which sees to the snapshots of the rooms that are appended to. */
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

  /** Writes what is due, and nothing that comes later. */
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

  /** Each event begins the wait anew. One snapshot is written at a time: the answers between two need not wait for both. */
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

  /** A snapshot that fails costs a longer replay, nothing else. */
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
