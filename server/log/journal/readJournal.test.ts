import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeFrame, type Frame, type JournaledChunk } from './frames.ts';
import { type Damage, readJournal, segmentName } from './readJournal.ts';

const chunk = (seq: number, text = 'hello'): JournaledChunk => ({
  roomHash: `room-${seq % 3}`,
  firstSeq: seq,
  count: 1,
  events: JSON.stringify([{ seq, text }]),
});
const FRAMES: readonly (readonly JournaledChunk[])[] = [
  [chunk(1), chunk(2, 'line\n\ttab \u2028 🦊 \ud800'), chunk(3)],
  [chunk(4)],
  [chunk(5), chunk(6)],
  [chunk(7, 'x'.repeat(300)), chunk(8)],
];

/** A segment's bytes with these frames, and the positions at which they end. */
function segmentOf(frames: readonly (readonly JournaledChunk[])[], start: number) {
  const ends: number[] = [];
  const parts = frames.map((chunks) => {
    const frame = encodeFrame(ends.at(-1) ?? start, chunks);
    ends.push((ends.at(-1) ?? start) + frame.length);
    return frame;
  });
  return { bytes: Buffer.concat([...parts, Buffer.alloc(64)]), ends };
}

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (start: number, bytes: Buffer) => writeFileSync(join(directory, segmentName(start)), bytes);

async function read(position = 0): Promise<{ frames: Frame[]; damage: Omit<Damage, 'path'>[] }> {
  const frames: Frame[] = [];
  const damage: Omit<Damage, 'path'>[] = [];
  const note = ({ from, to }: Damage) => damage.push({ from, to });
  for await (const frame of readJournal(directory, position, note)) frames.push(frame);
  return { frames, damage };
}
const chunksOf = ({ frames }: { frames: readonly Frame[] }) => frames.map(({ chunks }) => chunks);

describe('reading a journal', () => {
  it('returns every frame, across segments, from any position on', async () => {
    const first = segmentOf(FRAMES, 0);
    const start = first.ends.at(-1) as number;
    write(0, first.bytes);
    const second = segmentOf(FRAMES.toReversed(), start);
    write(start, second.bytes);
    expect(chunksOf(await read())).toEqual([...FRAMES, ...FRAMES.toReversed()]);
    const ends = [...first.ends, ...second.ends];
    for (const [index, end] of ends.entries()) {
      const { frames, damage } = await read(end);
      expect({ ends: frames.map((frame) => frame.end), damage }).toEqual({
        ends: ends.slice(index + 1),
        damage: [],
      });
    }
  });

  it('finds nothing in a new or missing segment', async () => {
    expect(await read()).toEqual({ frames: [], damage: [] });
    write(0, Buffer.alloc(4096));
    expect(await read()).toEqual({ frames: [], damage: [] });
  });

  it('leaves out a last frame that is torn anywhere, without calling it damage', async () => {
    const { bytes, ends } = segmentOf(FRAMES, 0);
    for (let cut = ends[2] as number; cut < (ends[3] as number); cut++) {
      const torn = Buffer.from(bytes);
      torn.fill(0, cut);
      write(0, cut % 2 === 0 ? torn : torn.subarray(0, cut));
      const found = await read();
      // A tear within the zeros at the end of the text changes nothing.
      if (torn.equals(bytes)) continue;
      expect(found.damage).toEqual([]);
      expect(chunksOf(found)).toEqual(FRAMES.slice(0, 3));
    }
  });

  it('notices a flipped bit anywhere, and reads what is intact behind it', async () => {
    const { bytes, ends } = segmentOf(FRAMES, 0);
    for (let at = ends[1] as number; at < (ends[3] as number); at++) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (at % 8)), at);
      write(0, flipped);
      const found = await read();
      const isLast = at >= (ends[2] as number);
      expect(chunksOf(found)).toEqual(isLast ? FRAMES.slice(0, 3) : [...FRAMES.slice(0, 2), FRAMES[3]]);
      expect(found.damage).toEqual(isLast ? [] : [{ from: ends[1], to: ends[2] }]);
    }
  });

  it('ignores what a failed append left behind the start of the next segment', async () => {
    const first = segmentOf(FRAMES, 0);
    const start = first.ends[1] as number;
    write(0, first.bytes);
    const second = segmentOf([[chunk(9)]], start);
    write(start, second.bytes);
    expect(await read()).toMatchObject({
      frames: [...FRAMES.slice(0, 2), [chunk(9)]].map((chunks) => ({ chunks })),
      damage: [],
    });
  });

  it('reports a missing segment, and frames that end before the next one starts', async () => {
    const { bytes, ends } = segmentOf(FRAMES, 500);
    write(500, bytes);
    const start = (ends.at(-1) as number) + 100;
    write(start, segmentOf([[chunk(9)]], start).bytes);
    const { frames, damage } = await read(100);
    expect(frames).toHaveLength(5);
    expect(damage).toEqual([
      { from: 100, to: 500 },
      { from: start - 100, to: start },
    ]);
  });
});
