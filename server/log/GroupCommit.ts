/**
 * Group commit: the one writer of a process. Collects the appends of all rooms and writes them in flushes,
 * many rooms at once and one chunk per room. The next flush leaves when the last one is done, without a
 * timer, so flushes grow as the server gets busier.
 */
import { Chunk } from './Chunk.ts';
import type { ChunkStore, Outcome } from './ChunkStore.ts';
import type { Appended, FlushReport, SideWrites } from './types.ts';

const maxRooms = 2_000;
/**
 * A flush takes no further room beyond this (characters of JSON), so that one large import doesn't hold up
 * everyone.
 */
const maxBytes = 4 * 2 ** 20;
/** Tails kept in memory; a room that drops out costs one index lookup. */
const maxTails = 20_000;

/** A store and its flushes, which don't wait for those of other stores. */
interface Lane {
  readonly store: ChunkStore;
  isWriting: boolean;
}

export class GroupCommit {
  readonly #lanes: readonly Lane[];
  readonly #onFlush: ((report: FlushReport) => void) | undefined;
  /** In order of arrival, so that no room waits longer than the others. */
  readonly #pending = new Map<string, Chunk>();
  readonly #underWay = new Map<string, Chunk>();
  /** Numbers of last events at which a durable chunk of the room is known to end. */
  readonly #tails = new Map<string, number>();
  /** Appends that failed so far; each may have left something behind. */
  #failures = 0;
  #closed = false;

  /** @param stores each chunk goes to the first one that takes it */
  constructor(stores: readonly ChunkStore[], onFlush?: (report: FlushReport) => void) {
    this.#lanes = stores.map((store) => ({ store, isWriting: false }));
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
    this.#start();
    return appended;
  }

  /**
   * Call before reading a room, and the returned function with the room's last event afterwards: saves the
   * next append a look at the tail.
   */
  tailOf(roomHash: string): (lastSeq: number) => void {
    const failures = this.#failures;
    return (lastSeq) => {
      const isOutdated = failures !== this.#failures || (this.#tails.get(roomHash) ?? 0) > lastSeq;
      if (!isOutdated) this.#noteTail(roomHash, lastSeq);
    };
  }

  #noteTail(roomHash: string, lastSeq: number): void {
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
    const open = [...this.#pending.values(), ...this.#underWay.values()];
    await Promise.allSettled(open.map((chunk) => chunk.wait()));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.flush();
  }

  /** Starts every lane that is free and has something to write. */
  #start(): void {
    for (const lane of this.#lanes) if (!lane.isWriting) void this.#write(lane);
  }

  async #write(lane: Lane): Promise<void> {
    lane.isWriting = true;
    // Includes everything else appended in this turn of the event loop.
    await Promise.resolve();
    for (let chunks = this.#take(lane); chunks.length > 0; chunks = this.#take(lane))
      await this.#flushOnce(lane.store, chunks);
    lane.isWriting = false;
  }

  async #flushOnce(store: ChunkStore, chunks: readonly Chunk[]): Promise<void> {
    const began = performance.now();
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
    await store.write(chunks, settle, this.#isKnown);
    let waiting = 0;
    for (const { count } of this.#pending.values()) waiting += count;
    this.#onFlush?.({ ms: performance.now() - began, waiting, ...report });
  }

  #take(lane: Lane): readonly Chunk[] {
    const chunks: Chunk[] = [];
    let bytes = 0;
    for (const chunk of this.#pending.values()) {
      if (this.#underWay.has(chunk.roomHash) || this.#laneOf(chunk) !== lane) continue;
      bytes += chunk.bytes;
      if (chunks.length > 0 && (chunks.length >= maxRooms || bytes > maxBytes)) break;
      chunks.push(chunk);
      this.#pending.delete(chunk.roomHash);
      this.#underWay.set(chunk.roomHash, chunk);
    }
    return chunks;
  }

  readonly #isKnown = (chunk: Chunk) => this.#tails.get(chunk.roomHash) === chunk.firstSeq - 1;

  #laneOf(chunk: Chunk): Lane | undefined {
    return this.#lanes.find(({ store }) => store.takes(chunk, this.#isKnown));
  }

  /**
   * Answers the writers waiting for a chunk; if it was not written, whatever was appended on top of it fails
   * too.
   */
  #settle(chunk: Chunk, outcome: Outcome): void {
    const { roomHash } = chunk;
    this.#underWay.delete(roomHash);
    // A chunk that waited for this one, or has changed its lane, may be for a lane that has nothing else to do.
    this.#start();
    if (outcome === 'written') {
      this.#noteTail(roomHash, chunk.nextSeq - 1);
      chunk.settle('written');
      return;
    }
    this.#failures++;
    this.#tails.delete(roomHash);
    const onTop = this.#pending.get(roomHash);
    this.#pending.delete(roomHash);
    for (const lost of onTop ? [chunk, onTop] : [chunk]) {
      if (outcome === 'conflict') lost.settle('conflict');
      else lost.fail(outcome.error);
    }
  }
}
