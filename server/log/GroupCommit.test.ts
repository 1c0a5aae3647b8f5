import { expect, it } from 'vitest';
import type { Chunk } from './Chunk.ts';
import type { ChunkStore, IsKnown } from './ChunkStore.ts';
import { GroupCommit } from './GroupCommit.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('writes what has changed its lane while it waited', async () => {
  let release = () => {};
  const journal: ChunkStore = {
    takes: (chunk: Chunk, isKnown: IsKnown) => isKnown(chunk),
    async write(chunks, settle) {
      for (const chunk of chunks) settle(chunk, 'written');
    },
  };
  const table: ChunkStore = {
    takes: () => true,
    async write(chunks, settle) {
      await new Promise<void>((resolve) => (release = resolve));
      for (const chunk of chunks) settle(chunk, 'written');
    },
  };
  const writer = new GroupCommit([journal, table]);
  const other = writer.append('other', 1, [{}], {});
  await turn();
  const noteTail = writer.tailOf('room');
  const appended = writer.append('room', 8, [{}], {});
  await turn();
  // Somebody has read the room: its tail is known, so the chunk is for the journal from now on.
  noteTail(7);
  release();
  await other;
  expect(await Promise.race([appended, turn().then(() => 'waits')])).toEqual({ ok: true, lastSeq: 8 });
});
