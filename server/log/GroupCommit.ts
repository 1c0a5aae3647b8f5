/**
 * Group commit: the one writer of a process. Collects the appends of all rooms and writes them in flushes,
 * many rooms in one statement and one row per room. The next flush leaves when the last one is done, without
 * a timer, so flushes grow as the server gets busier.
 */
import type { Database } from '../database/Database.ts';
import { SqlError } from '../database/errors.ts';
import { Chunk } from './Chunk.ts';
import { insertChunks } from './insertChunks.ts';
import type { SideWrites, Appended, FlushReport } from './types.ts';

const maxRooms = 2_000;
/**
 * A flush takes no further room beyond this (characters of JSON), so that one large import doesn't hold up
 * everyone.
 */
const maxBytes = 4 * 2 ** 20;
/**
 * A serialization failure or a deadlock (with a sweep over `rooms`, for example): nothing was written, and
 * the statement may be retried.
 */
const transient = /^40(001|P01)$/;
const attempts = 5;
/**
 * Refusals caused by the written rows: a value, a constraint, a limit. Others (a full disk) affect all rooms.
 */
const blamesRows = /^(22|23|54)/;
/** Tails kept in memory; a room that drops out costs one index lookup. */
const maxTails = 20_000;

type Outcome = 'written' | 'conflict' | { readonly error: unknown };

export class GroupCommit {
  readonly #database: Database;
  readonly #onFlush: ((report: FlushReport) => void) | undefined;
  /** In order of arrival, so that no room waits longer than the others. */
  readonly #pending = new Map<string, Chunk>();
  readonly #underWay = new Map<string, Chunk>();
  /** Numbers of last events at which a durable chunk of the room is known to end. */
  readonly #tails = new Map<string, number>();
  #writing: Promise<void> | undefined;
  #closed = false;

  constructor(database: Database, onFlush?: (report: FlushReport) => void) {
    this.#database = database;
    this.#onFlush = onFlush;
  }

  async append(
    roomHash: string,
    firstSeq: number,
    events: readonly object[],
    alongside: SideWrites,
  ): Promise<Appended> {
    if (this.#closed) throw new Error('the log is closed');
    if (events.length === 0) throw new RangeError('an append needs at least one event');
    // Serialize now, not at the flush: the caller may change its objects in the meantime.
    const text = JSON.stringify(events);
    let chunk = this.#pending.get(roomHash);
    const last = chunk ?? this.#underWay.get(roomHash);
    if (last && last.nextSeq !== firstSeq) return last.lose();
    if (!chunk) {
      chunk = new Chunk(roomHash, firstSeq);
      this.#pending.set(roomHash, chunk);
    }
    const appended = chunk.add(text, events.length, alongside);
    this.#writing ??= this.#write();
    return appended;
  }

  /** Called after a room was read to its end; saves the next append a look at the tail. */
  noteTail(roomHash: string, lastSeq: number): void {
    this.#tails.delete(roomHash);
    this.#tails.set(roomHash, lastSeq);
    if (this.#tails.size > maxTails) {
      for (const oldest of this.#tails.keys()) {
        this.#tails.delete(oldest);
        break;
      }
    }
  }

  async flush(): Promise<void> {
    const last = [...this.#pending.values(), ...this.#underWay.values()];
    while (last.some((chunk) => this.#isOpen(chunk))) await this.#writing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    while (this.#writing) await this.#writing;
  }

  #isOpen(chunk: Chunk): boolean {
    return this.#pending.get(chunk.roomHash) === chunk || this.#underWay.get(chunk.roomHash) === chunk;
  }

  async #write(): Promise<void> {
    // Includes everything else appended in this turn of the event loop.
    await Promise.resolve();
    while (this.#pending.size > 0) await this.#flushOnce();
    this.#writing = undefined;
  }

  async #flushOnce(): Promise<void> {
    const began = performance.now();
    const chunks = this.#take();
    const report = { rooms: 0, events: 0, bytes: 0, conflicts: 0, failures: 0 };
    const settle = (chunk: Chunk, outcome: Outcome) => {
      if (outcome === 'written') {
        report.rooms++;
        report.events += chunk.count;
        report.bytes += chunk.bytes;
      } else if (outcome === 'conflict') report.conflicts++;
      else report.failures++;
      this.#settle(chunk, outcome);
    };
    await this.#writeTogether(
      chunks.filter(({ writes }) => writes.length === 0),
      settle,
    );
    for (const chunk of chunks) if (chunk.writes.length > 0) await this.#writeAlone(chunk, settle);
    let waiting = 0;
    for (const { count } of this.#pending.values()) waiting += count;
    this.#onFlush?.({ ms: performance.now() - began, waiting, ...report });
  }

  #take(): readonly Chunk[] {
    const chunks: Chunk[] = [];
    let bytes = 0;
    for (const chunk of this.#pending.values()) {
      bytes += chunk.bytes;
      if (chunks.length > 0 && (chunks.length >= maxRooms || bytes > maxBytes)) break;
      chunks.push(chunk);
      this.#pending.delete(chunk.roomHash);
      this.#underWay.set(chunk.roomHash, chunk);
    }
    return chunks;
  }

  readonly #isKnown = (chunk: Chunk) => this.#tails.get(chunk.roomHash) === chunk.firstSeq - 1;

  /**
   * If the store refuses the statement, bisects the chunks to find the one at fault, so that it doesn't
   * affect other rooms.
   */
  async #writeTogether(
    chunks: readonly Chunk[],
    settle: (chunk: Chunk, outcome: Outcome) => void,
  ): Promise<void> {
    if (chunks.length === 0) return;
    try {
      const written = await retry(() => insertChunks(this.#database, chunks, this.#isKnown));
      for (const chunk of chunks) settle(chunk, written.has(chunk.roomHash) ? 'written' : 'conflict');
    } catch (error) {
      if (error instanceof SqlError && blamesRows.test(error.code) && chunks.length > 1) {
        const middle = Math.ceil(chunks.length / 2);
        await this.#writeTogether(chunks.slice(0, middle), settle);
        await this.#writeTogether(chunks.slice(middle), settle);
      } else {
        for (const chunk of chunks) settle(chunk, { error });
      }
    }
  }

  async #writeAlone(chunk: Chunk, settle: (chunk: Chunk, outcome: Outcome) => void): Promise<void> {
    const transaction = () =>
      this.#database.transaction(async (handle): Promise<Outcome> => {
        const written = await insertChunks(handle, [chunk], this.#isKnown);
        if (written.size === 0) return 'conflict';
        for (const write of chunk.writes) await write(handle);
        return 'written';
      });
    try {
      settle(chunk, await retry(transaction));
    } catch (error) {
      settle(chunk, { error });
    }
  }

  /**
   * Answers the writers waiting for a chunk; if it was not written, whatever was appended on top of it fails
   * too.
   */
  #settle(chunk: Chunk, outcome: Outcome): void {
    const { roomHash } = chunk;
    this.#underWay.delete(roomHash);
    if (outcome === 'written') {
      this.noteTail(roomHash, chunk.nextSeq - 1);
      chunk.settle('written');
      return;
    }
    this.#tails.delete(roomHash);
    const onTop = this.#pending.get(roomHash);
    this.#pending.delete(roomHash);
    for (const lost of onTop ? [chunk, onTop] : [chunk]) {
      if (outcome === 'conflict') lost.settle('conflict');
      else lost.fail(outcome.error);
    }
  }
}

async function retry<Result>(operation: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await operation();
    } catch (error) {
      if (attempt === attempts || !(error instanceof SqlError && transient.test(error.code))) throw error;
    }
  }
}
