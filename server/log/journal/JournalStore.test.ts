import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/database/Database.ts';
import { StoreFailedError } from '#server/database/errors.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { lost, note, type Noted, notes } from '#server/testing/log.ts';
import { emptyStore } from '#server/testing/preparedStore.ts';
import { EventLog } from '../EventLog.ts';
import { encodeFrame } from './frames.ts';
import { JournalStore } from './JournalStore.ts';
import { segmentName } from './readJournal.ts';

const disk = vi.hoisted(() => ({ failsSync: false, failsWrite: false, freeMb: 10_000 }));
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return {
    ...fs,
    statfs: () => Promise.resolve({ bavail: disk.freeMb, bsize: 2 ** 20 }),
    async open(...args: Parameters<typeof fs.open>) {
      if (disk.failsWrite) throw new Error('EROFS: read-only file system');
      const file = await fs.open(...args);
      const sync = file.datasync.bind(file);
      file.datasync = () => (disk.failsSync ? Promise.reject(new Error('EIO: i/o error')) : sync());
      const write = file.write.bind(file) as (...args: unknown[]) => unknown;
      file.write = ((...all: unknown[]) =>
        disk.failsWrite
          ? Promise.reject(new Error('ENOSPC: no space left'))
          : write(...all)) as typeof file.write;
      return file;
    },
  };
});

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'embedded', contents: await emptyStore() });
});
afterAll(() => database.close());

let folder: string;
let directory: string;
const opened: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  directory = join(folder, 'journal');
  await database.query('delete from journal_position');
  await database.query('delete from room_events');
});
afterEach(async () => {
  Object.assign(disk, { failsSync: false, failsWrite: false, freeMb: 10_000 });
  vi.useRealTimers();
  for (const log of opened.splice(0)) await log.close();
  rmSync(folder, { recursive: true });
});

const problems: string[] = [];
async function open(on = directory, store = database): Promise<EventLog<Noted>> {
  const journal = await JournalStore.open(on, store, (problem) => problems.push(problem.message));
  const log = new EventLog<Noted>(store, { coreVersion: '1', journal });
  opened.push(log);
  return log;
}

/** Copies the journal's files as a crash would leave them now; the database stays as it is. */
function crash(): string {
  const copy = join(folder, `copy-${readdirSync(folder).length}`);
  cpSync(directory, copy, { recursive: true });
  return copy;
}

const chunksOf = (room: string) =>
  database.query('select seq, count from room_events where room_hash = $1 order by seq', [room]);

describe('a log with a journal', () => {
  it('acknowledges events that are not in the table yet, and reads them', async () => {
    const log = await open();
    for (let seq = 1; seq <= 5; seq++)
      expect(await log.append('room', seq, notes(seq, 1))).toEqual({ ok: true, lastSeq: seq });
    // The first one had to look at the table for the room's tail.
    expect(await chunksOf('room')).toEqual([{ seq: 1, count: 1 }]);
    expect(await log.read('room')).toEqual(notes(1, 5));
    expect(await chunksOf('room')).toEqual([
      { seq: 1, count: 1 },
      { seq: 2, count: 4 },
    ]);
    expect(await log.readText('room')).toHaveLength(2);
  });

  it('moves events into the table in a lull', async () => {
    const log = await open();
    for (let seq = 1; seq <= 5; seq++) await log.append('room', seq, notes(seq, 1));
    await vi.waitFor(async () => expect(await chunksOf('room')).toHaveLength(2), { timeout: 20_000 });
  });

  it('rejects a stale writer and everything on top of it', async () => {
    const log = await open();
    await log.append('room', 1, notes(1, 1));
    await log.append('room', 2, notes(2, 3));
    for (const seq of [1, 2, 3, 4, 6]) expect(await log.append('room', seq, [note('stale')])).toEqual(lost);
    const [a, b] = [log.append('room', 5, notes(5, 2)), log.append('room', 6, [note('stale')])];
    expect(await a).toMatchObject({ ok: true });
    expect(await b).toEqual(lost);
    expect(await log.append('room', 7, notes(7, 1))).toMatchObject({ ok: true });
    expect(await log.read('room')).toEqual(notes(1, 7));
  });

  it('writes side writes behind what the journal holds of the room', async () => {
    const log = await open();
    await log.append('room', 1, notes(1, 1));
    await log.append('room', 2, notes(2, 1));
    const seen: object[] = [];
    const write = async (handle: Pick<Database, 'query'>) => {
      seen.push(...(await handle.query(`select seq from room_events where room_hash = 'room' order by seq`)));
    };
    const all = [
      log.append('room', 3, notes(3, 1), { write }),
      log.append('room', 4, notes(4, 1)),
      log.append('other', 1, notes(1, 1)),
    ];
    for (const appended of await Promise.all(all)) expect(appended).toMatchObject({ ok: true });
    expect(seen).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }]);
    expect(await log.read('room')).toEqual(notes(1, 4));
  });

  it('fills many segments, and deletes them only after a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = await open();
    await log.append('room', 1, notes(1, 1));
    const text = 'x'.repeat(700_000);
    for (let seq = 2; seq <= 20; seq++) await log.append('room', seq, [note(text)]);
    await log.moved('room');
    const segments = () => readdirSync(directory).filter((name) => name.endsWith('.log')).length;
    expect(segments()).toBe(4);
    vi.advanceTimersByTime(11 * 60_000);
    await log.append('room', 21, notes(21, 1));
    await log.moved('room');
    expect(segments()).toBe(1);
    expect(await log.read('room', 20)).toEqual(notes(21, 1));
  });
});

describe('a log with a journal, after a crash', () => {
  it('has everything acknowledged, once', async () => {
    const log = await open();
    for (let last = 2; last < 10; last++) {
      const rooms = ['a', 'b', 'c'].map((name) => `${name}${last}`);
      for (let seq = 1; seq <= last; seq++) {
        await Promise.all(rooms.map((room) => log.append(room, seq, notes(seq, 1))));
        // Some of it has reached the table by then.
        if (seq === last - 2) await log.read(rooms[1] as string);
      }
      const copy = await open(crash());
      for (const room of rooms) expect(await copy.read(room)).toEqual(notes(1, last));
    }
  });

  it('moves nothing twice, and revives no deleted room', async () => {
    const log = await open();
    for (const room of ['kept', 'deleted']) {
      await log.append(room, 1, notes(1, 1));
      await log.append(room, 2, notes(2, 1));
      await log.moved(room);
    }
    await database.query(`delete from room_events where room_hash = 'deleted'`);
    await log.append('kept', 3, notes(3, 1));
    const again = await open(crash());
    expect(await again.read('kept')).toEqual(notes(1, 3));
    expect(await chunksOf('deleted')).toEqual([]);
  });

  it('reads everything it takes, whatever damage an earlier journal has left', async () => {
    const { length } = encodeFrame(0, [{ roomHash: 'lost', firstSeq: 1, count: 1, events: '["x"]' }]);
    mkdirSync(directory);
    writeFileSync(join(directory, segmentName(0)), Buffer.alloc(length));
    writeFileSync(join(directory, segmentName(length)), Buffer.alloc(length));
    const log = await open();
    expect(problems.splice(0)).toEqual([expect.stringMatching(/bytes 0 to \d+ /)]);
    for (let seq = 1; seq <= 9; seq++) await log.append('room', seq, notes(seq, 1));
    expect(await (await open(crash())).read('room')).toEqual(notes(1, 9));
    expect(problems).toEqual([]);
  });

  it('leaves out events that do not join up with what is stored', async () => {
    const log = await open();
    for (let seq = 1; seq <= 3; seq++) await log.append('room', seq, notes(seq, 1));
    const copy = crash();
    await log.close();
    await database.query('delete from room_events');
    await database.query('delete from journal_position');
    expect(await (await open(copy)).read('room')).toEqual([]);
  });
});

describe('a log with a journal whose disk fails', () => {
  it.each([
    { name: 'a sync', fail: () => (disk.failsSync = true) },
    { name: 'a write', fail: () => (disk.failsWrite = true) },
    { name: 'for lack of space', fail: () => (disk.freeMb = 255) },
  ])('refuses appends after $name, loses nothing, and continues', async ({ fail }) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = await open();
    for (let seq = 1; seq <= 3; seq++) await log.append('room', seq, notes(seq, 1));
    fail();
    vi.advanceTimersByTime(1_001);
    await expect(log.append('room', 4, [note('refused')])).rejects.toThrow(StoreFailedError);
    Object.assign(disk, { failsSync: false, failsWrite: false, freeMb: 10_000 });
    vi.advanceTimersByTime(1_001);
    for (let seq = 4; seq <= 6; seq++)
      expect(await log.append('room', seq, notes(seq, 1))).toMatchObject({ ok: true });
    expect(await log.read('room')).toEqual(notes(1, 6));
    expect(await (await open(crash())).read('room')).toEqual(notes(1, 6));
  });

  it('does not take what was refused for acknowledged, even if the disk kept it', async () => {
    const log = await open();
    for (let seq = 1; seq <= 3; seq++) await log.append('room', seq, notes(seq, 1));
    vi.useFakeTimers({ toFake: ['performance'] });
    disk.failsSync = true;
    await expect(log.append('room', 4, [note('refused'), note('refused')])).rejects.toThrow(StoreFailedError);
    disk.failsSync = false;
    vi.advanceTimersByTime(1_001);
    await log.append('room', 4, notes(4, 1));
    await log.append('room', 5, notes(5, 1));
    expect(await (await open(crash())).read('room')).toEqual(notes(1, 5));
  });

  it('refuses what goes into the table, too, for lack of space', async () => {
    const log = await open();
    disk.freeMb = 255;
    await expect(log.append('room', 1, notes(1, 1))).rejects.toThrow(StoreFailedError);
    expect(await log.read('room')).toEqual([]);
  });
});
