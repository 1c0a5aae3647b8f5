/** Reads a journal back after the process that wrote it has ended, in whatever way. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeFrame, type Frame } from './frames.ts';

export interface SegmentName {
  readonly path: string;
  /** Position in the journal at which the segment begins. */
  readonly start: number;
}

/** A file's name is the position of its first byte, so that names sort by position. */
export const segmentName = (start: number) => `${String(start).padStart(16, '0')}.log`;

/** Returns the segments of a journal in order. */
export async function listSegments(directory: string): Promise<readonly SegmentName[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{16}\.log$/.test(name)).sort();
  return names.map((name) => ({ path: join(directory, name), start: Number.parseInt(name, 10) }));
}

/** Bytes that should have been frames but can't be read: `from` and `to` are positions in the journal. */
export interface Damage {
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Yields all intact frames that end above `position`, in order.
 *
 * A segment counts up to where the next one starts: what an append that failed may have left behind it was
 * never acknowledged. The same goes for a torn frame at the very end.
 * @param onDamage called for bytes between intact frames, which were acknowledged
 */
export async function* readJournal(
  directory: string,
  position: number,
  onDamage: (damage: Damage) => void,
): AsyncGenerator<Frame> {
  const segments = await listSegments(directory);
  const [first] = segments;
  if (first && first.start > position) onDamage({ path: first.path, from: position, to: first.start });
  for (const [index, { path, start }] of segments.entries()) {
    const limit = segments[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    if (limit <= position) continue;
    const bytes = await readFile(path);
    let at = start;
    while (at < limit) {
      const frame = decodeFrame(bytes, at - start, start);
      if (frame) {
        at = frame.end;
        if (at > position) yield frame;
        continue;
      }
      const next = findFrame(bytes, at - start + 1, start);
      const to = Math.min(limit, next === null ? limit : start + next);
      if (to === Number.POSITIVE_INFINITY) break;
      onDamage({ path, from: at, to });
      at = to;
    }
  }
}

/** Returns the offset of the first intact frame at or behind `offset`; null if there is none. */
function findFrame(segment: Buffer, offset: number, start: number): number | null {
  for (let at = offset; at < segment.length; at++) if (decodeFrame(segment, at, start)) return at;
  return null;
}
