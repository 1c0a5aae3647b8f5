/**
 * The journal as a place for chunks, in front of the table of events: an append is durable after one sync of a
 * file, and reaches the table later, together with many others.
 *
 * Only one process may write to the database, because the journal sees no other writers: a chunk is taken only
 * if its room's tail is known. All others go to the table, after the room's earlier chunks have been moved
 * there; so does whatever has to be written together with its projections.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '../../database/Database.ts';
import { syncDirectory } from '../../database/embedded/syncTree.ts';
import type { Chunk } from '../Chunk.ts';
import { moveChunks } from '../insertChunks.ts';
import type { ChunkStore, IsKnown, Settle } from '../ChunkStore.ts';
import type { Frame } from './frames.ts';
import { Journal } from './Journal.ts';
import { readJournal } from './readJournal.ts';

/** Milliseconds without an append after which the journal is moved. */
const lullMs = 250;
/** Without such a lull, it is moved after this many milliseconds, or when this many characters wait. */
const longestWaitMs = 2_000;
const waitingCharacters = 2 ** 20;
/** Characters of events moved with one statement. */
const movedAtOnce = 4 * 2 ** 20;
/** Milliseconds until a move that failed is tried again. */
const retryMs = 1_000;

export class JournalStore implements ChunkStore {
  readonly #database: Database;
  readonly #journal: Journal;
  readonly #onProblem: (problem: Error) => void;
  /** Frames that aren't in the table, in order. */
  readonly #waiting: Frame[] = [];
  #waitingCharacters = 0;
  /** End of the last frame with events of a room; rooms that are entirely in the table are missing. */
  readonly #ends = new Map<string, number>();
  #moved: number;
  #moving: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lastAppendAt = 0;
  #waitingSince = 0;

  private constructor(
    database: Database,
    journal: Journal,
    moved: number,
    onProblem: (problem: Error) => void,
  ) {
    this.#database = database;
    this.#journal = journal;
    this.#moved = moved;
    this.#onProblem = onProblem;
  }

  /**
   * Moves what an earlier process has left in the journal into the table, then begins a new one.
   * @param onProblem called for damage and for moves that failed and will be tried again
   */
  static async open(
    directory: string,
    database: Database,
    onProblem: (problem: Error) => void,
  ): Promise<JournalStore> {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    syncDirectory(dirname(directory));
    const [row] = await database.query<{ position: number }>('select position from journal_position');
    let end = row?.position ?? 0;
    let frames: Frame[] = [];
    let characters = 0;
    const move = async () => {
      await moveChunks(database, frames, end, false);
      frames = [];
      characters = 0;
    };
    for await (const frame of readJournal(directory, end, ({ path, from, to }) =>
      onProblem(new Error(`the journal is damaged: bytes ${from} to ${to} of ${path} can't be read`)),
    )) {
      frames.push(frame);
      end = frame.end;
      characters += charactersOf(frame);
      if (characters >= movedAtOnce) await move();
    }
    if (frames.length > 0) await move();
    const journal = new Journal(directory, end);
    await journal.clear();
    return new JournalStore(database, journal, end, onProblem);
  }

  takes(chunk: Chunk, isKnown: IsKnown): boolean {
    return chunk.room === undefined && chunk.writes.length === 0 && isKnown(chunk);
  }

  async write(chunks: readonly Chunk[], settle: Settle): Promise<void> {
    const rows = chunks.map(({ roomHash, firstSeq, count, events }) => ({
      roomHash,
      firstSeq,
      count,
      events,
    }));
    try {
      const end = await this.#journal.append(rows);
      this.#note({ end, chunks: rows });
    } catch (error) {
      for (const chunk of chunks) settle(chunk, { error });
      return;
    }
    for (const chunk of chunks) settle(chunk, 'written');
  }

  /** Returns a store that writes where this one doesn't: into the table, behind the same rooms' journal. */
  before(table: ChunkStore): ChunkStore {
    return {
      takes: (chunk, isKnown) => table.takes(chunk, isKnown),
      write: async (chunks, settle, isKnown) => {
        try {
          await this.#journal.checkSpace();
          await this.moved(...chunks.map(({ roomHash }) => roomHash));
        } catch (error) {
          for (const chunk of chunks) settle(chunk, { error });
          return;
        }
        await table.write(chunks, settle, isKnown);
      },
    };
  }

  /** Resolves when all durable events of these rooms are in the table. */
  async moved(...roomHashes: readonly string[]): Promise<void> {
    const end = Math.max(...roomHashes.map((roomHash) => this.#ends.get(roomHash) ?? 0));
    while (this.#moved < end) await this.#move();
  }

  /** Moves everything, then closes the journal. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    try {
      while (this.#waiting.length > 0) await this.#move();
    } finally {
      await this.#journal.close();
    }
  }

  #note(frame: Frame): void {
    this.#lastAppendAt = performance.now();
    if (this.#waiting.length === 0) this.#waitingSince = this.#lastAppendAt;
    this.#waiting.push(frame);
    this.#waitingCharacters += charactersOf(frame);
    for (const { roomHash } of frame.chunks) this.#ends.set(roomHash, frame.end);
    this.#timer ??= setTimeout(() => this.#look(), lullMs).unref();
  }

  /** Moves the journal if it is time, and looks again as long as something waits. */
  #look(): void {
    this.#timer = null;
    if (this.#waiting.length === 0) return;
    const now = performance.now();
    const isDue =
      now - this.#lastAppendAt >= lullMs ||
      now - this.#waitingSince >= longestWaitMs ||
      this.#waitingCharacters >= waitingCharacters;
    if (!isDue) {
      this.#timer = setTimeout(() => this.#look(), lullMs).unref();
      return;
    }
    this.#move().then(
      () => this.#look(),
      (error: unknown) => {
        this.#onProblem(new Error("the journal couldn't be moved into the database", { cause: error }));
        this.#timer ??= setTimeout(() => this.#look(), retryMs).unref();
      },
    );
  }

  /** Moves the first frames that wait; everyone who asks meanwhile waits for the same move. */
  #move(): Promise<void> {
    this.#moving ??= this.#moveFirst().finally(() => {
      this.#moving = null;
    });
    return this.#moving;
  }

  async #moveFirst(): Promise<void> {
    let [count, characters] = [0, 0];
    while (count < this.#waiting.length && characters < movedAtOnce)
      characters += charactersOf(this.#waiting[count++] as Frame);
    const frames = this.#waiting.slice(0, count);
    const end = frames.at(-1)?.end ?? this.#moved;
    await moveChunks(this.#database, frames, end, true);
    this.#waiting.splice(0, count);
    this.#waitingCharacters -= characters;
    this.#waitingSince = performance.now();
    this.#moved = end;
    for (const { chunks } of frames)
      for (const { roomHash } of chunks)
        if ((this.#ends.get(roomHash) ?? 0) <= end) this.#ends.delete(roomHash);
    // On Windows, a file that a virus scanner has open can't be deleted; that is no reason to fail a read.
    await this.#journal.release(end).catch(this.#onProblem);
  }
}

function charactersOf({ chunks }: Frame): number {
  return chunks.reduce((sum, { events }) => sum + events.length, 0);
}
