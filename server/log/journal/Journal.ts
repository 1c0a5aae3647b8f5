/**
 * The journal: an append-only file that makes events durable with one `fdatasync`, in segments.
 *
 * Segments are filled with zeros in advance, because a sync that need not record a file's new size is faster.
 * After any failure the segment is given up, and the next append begins another one at the same position: what
 * a failed sync has left on the disk can't be known, and must not be read as acknowledged.
 */
import { open, rename, rm, statfs, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { syncNames } from '../../database/embedded/syncTree.ts';
import { StoreFailedError } from '../../database/errors.ts';
import { encodeFrame, type JournaledChunk } from './frames.ts';
import { listSegments, segmentName } from './readJournal.ts';

const segmentBytes = 4 * 2 ** 20;
/**
 * Free bytes of the disk below which nothing is appended: the database behind the journal, which would not
 * survive a full disk, needs several times the space.
 */
const reserveBytes = 256 * 2 ** 20;
/** Milliseconds between two looks at the free space, and between two attempts after a failure. */
const checkMs = 1_000;
/**
 * Milliseconds for which a segment is kept after its events have reached the database: a copy of the folder
 * that has an older state of the database than of the journal still finds them here.
 */
const keptMs = 10 * 60_000;

interface Segment {
  readonly path: string;
  readonly start: number;
  readonly file: FileHandle;
}

interface FullSegment {
  readonly path: string;
  readonly end: number;
  /** Time at which it was no longer needed (ms, monotonic). */
  releasedAt: number | null;
}

export class Journal {
  readonly #directory: string;
  #end: number;
  #segment: Segment | null = null;
  /** The next segment's file, not yet named. */
  #prepared: Promise<FileHandle> | null = null;
  readonly #full: FullSegment[] = [];
  #checkedAt = Number.NEGATIVE_INFINITY;
  #failure: { readonly error: StoreFailedError; readonly at: number } | null = null;

  /** @param end position of the next byte */
  constructor(directory: string, end: number) {
    this.#directory = directory;
    this.#end = end;
  }

  /**
   * Appends a frame. Not to be called again before it has resolved.
   * @returns the position behind it, once it is durable
   * @throws StoreFailedError if it may not be; it has to be read as not appended
   */
  async append(chunks: readonly JournaledChunk[]): Promise<number> {
    const now = performance.now();
    if (this.#failure && now < this.#failure.at + checkMs) throw this.#failure.error;
    const frame = encodeFrame(this.#end, chunks);
    try {
      await this.checkSpace();
      const { file, start } = await this.#segmentFor(frame.length);
      await writeAll(file, frame, this.#end - start);
      await file.datasync();
    } catch (cause) {
      await this.#giveUp();
      const message = `the journal in ${this.#directory} can't be written: ${(cause as Error).message}`;
      const error = new StoreFailedError(message, { cause });
      this.#failure = { error, at: now };
      throw error;
    }
    this.#failure = null;
    this.#end += frame.length;
    return this.#end;
  }

  /** @throws StoreFailedError if the disk is too full for anything to be appended, here or to the database */
  async checkSpace(): Promise<void> {
    const now = performance.now();
    if (now < this.#checkedAt + checkMs) return;
    const { bavail, bsize } = await statfs(this.#directory);
    if (bavail * bsize < reserveBytes)
      throw new StoreFailedError(`the disk is full, less than ${reserveBytes / 2 ** 20} MB are free`);
    this.#checkedAt = now;
  }

  /** Call when everything below a position is in the database; deletes segments in time. */
  async release(position: number): Promise<void> {
    const now = performance.now();
    for (const segment of this.#full) if (segment.end <= position) segment.releasedAt ??= now;
    for (;;) {
      const [oldest] = this.#full;
      if (!oldest || oldest.releasedAt === null || oldest.releasedAt > now - keptMs) return;
      await rm(oldest.path, { force: true });
      this.#full.shift();
    }
  }

  /**
   * Deletes the segments of earlier processes; all of their events must be in the database. One that begins
   * further on, behind damage, would later hide what is appended from its start on.
   */
  async clear(): Promise<void> {
    for (const { path } of await listSegments(this.#directory)) await rm(path, { force: true });
  }

  async close(): Promise<void> {
    await this.#giveUp();
    const prepared = await this.#prepared?.catch(() => null);
    this.#prepared = null;
    await prepared?.close();
    await rm(this.#preparedPath, { force: true });
  }

  get #preparedPath(): string {
    return join(this.#directory, 'next');
  }

  async #segmentFor(bytes: number): Promise<Segment> {
    const current = this.#segment;
    if (current) {
      const used = this.#end - current.start;
      if (used + bytes <= segmentBytes || used === 0) return current;
      await this.#giveUp();
    }
    const start = this.#end;
    const path = join(this.#directory, segmentName(start));
    const file = await (this.#prepared ?? this.#prepare());
    this.#prepared = null;
    this.#segment = { path, start, file };
    await rename(this.#preparedPath, path);
    await syncNames(this.#directory);
    this.#prepared = this.#prepare();
    // Reported by the append that needs it.
    this.#prepared.catch(() => {});
    return this.#segment;
  }

  async #prepare(): Promise<FileHandle> {
    const file = await open(this.#preparedPath, 'w', 0o600);
    try {
      const zeros = Buffer.alloc(2 ** 20);
      for (let at = 0; at < segmentBytes; at += zeros.length) await writeAll(file, zeros, at);
      await file.sync();
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Ends the current segment; a prepared one that failed is made again. */
  async #giveUp(): Promise<void> {
    const segment = this.#segment;
    this.#segment = null;
    if (segment) {
      // The next segment gets the name of an empty one, and replaces it.
      if (segment.start < this.#end)
        this.#full.push({ path: segment.path, end: this.#end, releasedAt: null });
      await segment.file.close().catch(() => {});
    }
    const prepared = this.#prepared;
    if (prepared) await prepared.catch(() => (this.#prepared = null));
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  const { bytesWritten } = await file.write(bytes, 0, bytes.length, position);
  if (bytesWritten < bytes.length) throw new Error('the disk is full');
}
