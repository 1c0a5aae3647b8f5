/** The events of one room that one flush writes as one row, and those who wait for it. */
import type { Queryable } from '../database/Database.ts';
import type { Alongside, Appended, RoomChange } from './types.ts';

interface Waiter {
  /** Undefined for who appended beside the chunk instead of behind it: that one has lost, whatever becomes of the chunk. */
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

  /** Adds events that follow the chunk's own. @param text them as a JSON array */
  add(text: string, count: number, { room, write }: Alongside): Promise<Appended> {
    this.#texts.push(text.slice(1, -1));
    this.bytes += text.length;
    this.count += count;
    if (room) this.room = { ...this.room, ...room };
    if (write) this.writes.push(write);
    return this.#wait(this.nextSeq - 1);
  }

  /** Lets a writer wait that appended from another state of the room: until it can read what came in between. */
  lose(): Promise<Appended> {
    return this.#wait(undefined);
  }

  #wait(lastSeq: number | undefined): Promise<Appended> {
    return new Promise((resolve, reject) => this.#waiters.push({ lastSeq, resolve, reject }));
  }

  /** As a row of the flush's parameter. @param known whether the room's tail is known to end just before it */
  toRow(known: boolean): object {
    const { roomHash: room, firstSeq: seq, count, room: change } = this;
    const row = { room, seq, count, events: `[${this.#texts.join(',')}]`, known };
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
