/** The events of one room that one flush writes as one row, and the writers waiting for it. */
import type { Queryable } from '../database/Database.ts';
import type { SideWrites, Appended, RoomChange } from './types.ts';

interface Waiter {
  /**
   * Undefined for a writer that appended in parallel with the chunk instead of after it: it has lost,
   * whatever happens to the chunk.
   */
  readonly lastSeq: number | undefined;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

export class Chunk {
  readonly roomHash: string;
  readonly firstSeq: number;
  count = 0;
  bytes = 0;
  room: RoomChange | undefined;
  readonly writes: ((handle: Queryable) => Promise<void>)[] = [];
  readonly #texts: string[] = [];
  readonly #waiters: Waiter[] = [];

  constructor(roomHash: string, firstSeq: number) {
    this.roomHash = roomHash;
    this.firstSeq = firstSeq;
  }

  get nextSeq(): number {
    return this.firstSeq + this.count;
  }

  /** Adds events that follow the chunk's own. @param text the events as a JSON array */
  add(text: string, count: number, { room, write }: SideWrites): Promise<Appended> {
    this.#texts.push(text.slice(1, -1));
    this.bytes += text.length;
    this.count += count;
    if (room) this.room = { ...this.room, ...room };
    if (write) this.writes.push(write);
    return this.#wait(this.nextSeq - 1);
  }

  /** Makes a writer that appended from another state of the room wait until it can read what it missed. */
  lose(): Promise<Appended> {
    return this.#wait(undefined);
  }

  /** Resolves when the chunk is settled, rejects when it fails. */
  async wait(): Promise<void> {
    await this.#wait(undefined);
  }

  /** The events as a JSON array. */
  get events(): string {
    return `[${this.#texts.join(',')}]`;
  }

  #wait(lastSeq: number | undefined): Promise<Appended> {
    return new Promise((resolve, reject) => this.#waiters.push({ lastSeq, resolve, reject }));
  }

  /**
   * Returns the chunk as a row of the flush's parameter. @param known true if the room's tail is known to end
   * just before it
   */
  toRow(known: boolean): object {
    const { roomHash: room, firstSeq: seq, count, room: change, events } = this;
    const row = { room, seq, count, events, known };
    return change ? { ...row, ...change, changed: true } : row;
  }

  settle(outcome: 'written' | 'conflict'): void {
    for (const { lastSeq, resolve } of this.#waiters) {
      const won = outcome === 'written' && lastSeq !== undefined;
      resolve(won ? { ok: true, lastSeq } : { ok: false, reason: 'conflict' });
    }
  }

  fail(error: unknown): void {
    for (const { reject } of this.#waiters) reject(error);
  }
}
