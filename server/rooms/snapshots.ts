// Keeps whole rooms between events now and then, so that a long log need not be replayed from its start.

import type { Room } from '#core/authority/index.ts';
import { sizeOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import type { RoomLog } from '#server/rooms/liveRoom.ts';

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
/** Where there is no lull, a snapshot is written after so many times the events after which it was due. */
const PATIENCE = 2;

export class SnapshotWriter {
  readonly #store: RoomSnapshots;
  readonly #onError: (error: unknown, room: Room) => void;
  /** Of each room in memory, the number of the last event in its snapshot. */
  readonly #snapshotAt = new Map<string, number>();
  /** Rooms whose snapshot is due, as they last were. */
  readonly #due = new Map<string, Room>();
  #lull: NodeJS.Timeout | null = null;

  constructor(store: RoomSnapshots, onError: (error: unknown, room: Room) => void) {
    this.#store = store;
    this.#onError = onError;
  }

  /** From now on the room is in memory; its state needs no snapshot yet. */
  keep({ hash, seq }: Room): void {
    this.#snapshotAt.set(hash, seq);
  }

  /** The room leaves memory: what is due is written at once. */
  letGo(hash: string): void {
    const room = this.#due.get(hash);
    if (room) void this.#write(room);
    this.#snapshotAt.delete(hash);
  }

  /** The log, which sees to the snapshots of the rooms that are appended to. */
  alongside(log: RoomLog): RoomLog {
    return {
      readAfter: log.readAfter.bind(log),
      append: async (hash, firstSeq, events, room) => {
        const result = await log.append(hash, firstSeq, events, room);
        if (result.ok) this.#note(room);
        return result;
      },
    };
  }

  close(): void {
    if (this.#lull) clearTimeout(this.#lull);
    this.#due.clear();
  }

  #note(room: Room): void {
    const since = room.seq - (this.#snapshotAt.get(room.hash) ?? 0);
    const dueAfter = Math.max(DUE_AFTER, DUE_AFTER_PER_SEAT * sizeOf(room.seats));
    if (since >= dueAfter || (isFinished(room.state) && since > 0)) this.#due.set(room.hash, room);
    if (since >= PATIENCE * dueAfter) void this.#write(room);
    if (this.#due.size > 0) this.#awaitLull();
  }

  #awaitLull(): void {
    if (this.#lull) this.#lull.refresh();
    else this.#lull = setTimeout(() => void this.#writeNext(), LULL_MS).unref();
  }

  /** One, and the next after a further lull: an answer may have come meanwhile. */
  async #writeNext(): Promise<void> {
    const [room] = this.#due.values();
    if (room) await this.#write(room);
    if (this.#due.size > 0) this.#awaitLull();
  }

  /** A snapshot that fails costs a longer replay, nothing else. */
  async #write(room: Room): Promise<void> {
    this.#due.delete(room.hash);
    this.#snapshotAt.set(room.hash, room.seq);
    try {
      await this.#store.write(room);
    } catch (error) {
      this.#onError(error, room);
    }
  }
}
