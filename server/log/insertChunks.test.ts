import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { notes } from '#server/testing/log.ts';
import { emptyStore } from '#server/testing/preparedStore.ts';
import { EventLog } from './EventLog.ts';
import { moveChunks } from './insertChunks.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'embedded', contents: await emptyStore() });
});
afterAll(() => database.close());

const chunk = (roomHash: string, firstSeq: number, count: number) => ({
  roomHash,
  firstSeq,
  count,
  events: JSON.stringify(notes(firstSeq, count)),
});

// As in a copy of the folder that has an older state of the database than of the journal.
it('moves a room only up to an event that the journal does not have', async () => {
  const frames = [
    { end: 100, chunks: [chunk('whole', 1, 2), chunk('broken', 1, 2)] },
    { end: 200, chunks: [chunk('whole', 3, 1), chunk('broken', 4, 2)] },
    { end: 300, chunks: [chunk('whole', 4, 1), chunk('broken', 6, 1)] },
  ];
  await moveChunks(database, frames, 300, false);
  const log = new EventLog(database, { coreVersion: '1' });
  expect(await log.read('whole')).toEqual(notes(1, 4));
  expect(await log.read('broken')).toEqual(notes(1, 2));
});
