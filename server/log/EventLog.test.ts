// The log's contract, on every store, and what it does when the store fails.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database.ts';
import { SqlError, StoreFailedError } from '../database/errors.ts';
import { type TestStore, testStores } from '../database/testStores.ts';
import { EventLog, LogBrokenError } from './EventLog.ts';
import type { FlushReport } from './types.ts';

// An engine on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface Noted {
  readonly note: string;
}

const note = (text: string | number): Noted => ({ note: String(text) });
const notes = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => note(first + index));
const lost = { ok: false, reason: 'conflict' };

describe.each(testStores)('the log on $name', ({ open }) => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await open();
    ({ database } = store);
  });
  afterAll(() => store.close());

  let lastRoom = 0;
  const newRoom = () => `room-${++lastRoom}`;
  const logs: EventLog<Noted>[] = [];
  function newLog(on = database, onFlush?: (report: FlushReport) => void): EventLog<Noted> {
    const log = new EventLog<Noted>(on, { coreVersion: '1', ...(onFlush && { onFlush }) });
    logs.push(log);
    return log;
  }
  afterEach(() => Promise.all(logs.splice(0).map((log) => log.close())));

  /** A database whose queries wait until they are let go, and can be made to fail. */
  function gated(): { database: Database; statements: string[]; release(error?: Error): void } {
    const statements: string[] = [];
    const gates: ((error?: Error) => void)[] = [];
    return {
      statements,
      database: {
        ...database,
        async query(sql, parameters) {
          statements.push(sql);
          await new Promise<void>((resolve, reject) =>
            gates.push((error) => (error ? reject(error) : resolve())),
          );
          return database.query(sql, parameters);
        },
      },
      release: (error) => gates.shift()?.(error),
    };
  }
  const chunksOf = (room: string) =>
    database.query('select seq, count from room_events where room_hash = $1 order by seq', [room]);
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  describe('appending and reading', () => {
    it('gives back what was appended, in order, from any number on', async () => {
      const [log, room] = [newLog(), newRoom()];
      expect(await log.append(room, 1, notes(1, 3))).toEqual({ ok: true, lastSeq: 3 });
      expect(await log.append(room, 4, notes(4, 1))).toEqual({ ok: true, lastSeq: 4 });
      expect(await log.append(room, 5, notes(5, 4))).toEqual({ ok: true, lastSeq: 8 });
      for (let after = 0; after <= 9; after++) {
        expect(await log.read(room, after)).toEqual(notes(after + 1, Math.max(0, 8 - after)));
      }
      expect(await log.read(newRoom())).toEqual([]);
    });

    it('keeps every string and the order of keys', async () => {
      const log = new EventLog<object>(database, { coreVersion: '1' });
      const room = newRoom();
      const hostile = {
        zebra: 1,
        a: 2,
        text: '\u0000 \ud800 \\u0000 "\'\\ ไทย 🦊 \u2028',
        deep: [[{ b: null, a: 1e-7 }]],
      };
      await log.append(room, 1, [hostile]);
      const [read] = await log.read(room);
      expect(JSON.stringify(read)).toBe(JSON.stringify(hostile));
    });

    it('stores events as they were at the append', async () => {
      const [log, room] = [newLog(), newRoom()];
      const event = { note: 'before' };
      const appended = log.append(room, 1, [event]);
      event.note = 'after';
      await appended;
      expect(await log.read(room)).toEqual([note('before')]);
    });

    it('reads a room of very many chunks', async () => {
      const [log, room] = [newLog(), newRoom()];
      await database.query(
        `insert into room_events (room_hash, seq, count, events)
         select $1, 2 * g - 1, 2, json_build_array(json_build_object('note', (2 * g - 1)::text), json_build_object('note', (2 * g)::text))
         from generate_series(1, 1201) g`,
        [room],
      );
      expect(await log.read(room)).toEqual(notes(1, 2402));
      expect(await log.read(room, 1001)).toEqual(notes(1002, 1401));
      expect(await log.append(room, 2403, notes(2403, 1))).toMatchObject({ ok: true });
    });

    it('notices a log that does not join up', async () => {
      const [log, room] = [newLog(), newRoom()];
      for (const seq of [1, 2, 3]) await log.append(room, seq, notes(seq, 1));
      await database.query('delete from room_events where room_hash = $1 and seq = 2', [room]);
      await expect(log.read(room)).rejects.toThrow(LogBrokenError);
    });

    it('refuses an append without events', async () => {
      await expect(newLog().append(newRoom(), 1, [])).rejects.toThrow(RangeError);
    });
  });

  describe('group commit', () => {
    it('writes many rooms in one statement, and each as one row', async () => {
      const gate = gated();
      const reports: FlushReport[] = [];
      const log = newLog(gate.database, (report) => reports.push(report));
      const rooms = Array.from({ length: 30 }, newRoom);
      const first = rooms.map((room) => log.append(room, 1, notes(1, 2)));
      await turn();
      // Under way: what comes now waits, and goes together.
      const second = rooms.flatMap((room) => [3, 4, 5].map((seq) => log.append(room, seq, notes(seq, 1))));
      await turn();
      expect(gate.statements).toHaveLength(1);
      gate.release();
      await Promise.all(first);
      await turn();
      gate.release();
      const appended = await Promise.all(second);
      expect(appended.slice(0, 3)).toEqual([3, 4, 5].map((lastSeq) => ({ ok: true, lastSeq })));
      expect(gate.statements).toHaveLength(2);
      for (const room of rooms)
        expect(await chunksOf(room)).toEqual([
          { seq: 1, count: 2 },
          { seq: 3, count: 3 },
        ]);
      expect(reports).toMatchObject([
        { rooms: 30, events: 60, conflicts: 0, failures: 0, waiting: 90 },
        { rooms: 30, events: 90, conflicts: 0, failures: 0, waiting: 0 },
      ]);
      for (const { ms, bytes } of reports) expect(ms > 0 && bytes > 0).toBe(true);
    });

    it('takes at most 2,000 rooms and 4 MiB at once, and every room in the end', async () => {
      const sizes: number[] = [];
      const log = newLog(database, ({ rooms }) => sizes.push(rooms));
      await Promise.all(Array.from({ length: 2_500 }, () => log.append(newRoom(), 1, notes(1, 1))));
      expect(sizes).toEqual([2_000, 500]);
      sizes.length = 0;
      const large = note('x'.repeat(1_500_000));
      await Promise.all(Array.from({ length: 5 }, () => log.append(newRoom(), 1, [large])));
      expect(sizes).toEqual([2, 2, 1]);
    });

    it('writes all before it closes, and takes nothing after', async () => {
      const [log, room] = [newLog(), newRoom()];
      const appended = [1, 2, 3].map((seq) => log.append(room, seq, notes(seq, 1)));
      await log.close();
      expect(await Promise.all(appended)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
      await expect(log.append(room, 4, notes(4, 1))).rejects.toThrow(/closed/);
      expect(await newLog().read(room)).toEqual(notes(1, 3));
    });

    it('flushes what there is, and does not wait for what comes later', async () => {
      const [log, room] = [newLog(), newRoom()];
      let done = 0;
      void log.append(room, 1, notes(1, 1)).then(() => done++);
      await log.flush();
      await turn();
      expect(done).toBe(1);
      await log.flush();
    });
  });

  describe('the fence', () => {
    it('lets one of two writers win, and tells the other', async () => {
      const [one, two, room] = [newLog(), newLog(), newRoom()];
      const both = await Promise.all([
        one.append(room, 1, [note('one')]),
        two.append(room, 1, [note('two')]),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const winner = both[0]?.ok ? 'one' : 'two';
      expect(await one.read(room)).toEqual([note(winner)]);
      const loser = winner === 'one' ? two : one;
      expect(await loser.append(room, 2, [note('then me')])).toMatchObject({ ok: true });
    });

    it('has a stale writer lose whole, also where its later events would find a free number', async () => {
      const [fresh, stale, room] = [newLog(), newLog(), newRoom()];
      await stale.append(room, 1, notes(1, 1));
      await fresh.read(room);
      await fresh.append(room, 2, notes(2, 5));
      expect(await stale.append(room, 2, [note('a'), note('b')])).toEqual(lost);
      expect(await stale.append(room, 3, [note('c')])).toEqual(lost);
      expect(await stale.append(room, 5, [note('d')])).toEqual(lost);
      expect(await stale.append(room, 9, [note('beyond the tail')])).toEqual(lost);
      expect(await stale.read(room)).toEqual(notes(1, 6));
      expect(await stale.append(room, 7, notes(7, 1))).toMatchObject({ ok: true });
    });

    it('takes what was appended on top of a loser down with it', async () => {
      const gate = gated();
      const [other, log, room, bystander] = [newLog(), newLog(gate.database), newRoom(), newRoom()];
      await other.append(room, 1, notes(1, 1));
      const first = log.append(room, 1, [note('stale 1')]);
      await turn();
      const onTop = log.append(room, 2, [note('stale 2')]);
      const beside = log.append(bystander, 1, notes(1, 1));
      await turn();
      gate.release();
      expect(await first).toEqual(lost);
      expect(await onTop).toEqual(lost);
      await turn();
      gate.release();
      expect(await beside).toMatchObject({ ok: true });
      expect(await other.read(room)).toEqual(notes(1, 1));
    });

    it('has the second of two writers of one process lose, once it can read what it missed', async () => {
      const gate = gated();
      const [log, room] = [newLog(gate.database), newRoom()];
      const first = log.append(room, 1, notes(1, 2));
      await turn();
      const second = log.append(room, 1, [note('late')]);
      let answered = false;
      void second.then(() => (answered = true));
      await turn();
      expect(answered).toBe(false);
      gate.release();
      expect(await first).toMatchObject({ ok: true });
      expect(await second).toEqual(lost);
      expect(await newLog().read(room)).toEqual(notes(1, 2));
    });

    it('skips and doubles nothing while several writers fight over several rooms', async () => {
      const connections = store.reopen
        ? [database, await store.reopen(), await store.reopen()]
        : [database, database, database];
      const rooms = Array.from({ length: 4 }, newRoom);
      const acknowledged = new Map(rooms.map((room) => [room, new Set<string>()]));
      let conflicts = 0;
      await Promise.all(
        connections.flatMap((connection, writer) => {
          const log = newLog(connection);
          return rooms.map(async (room) => {
            let tail = 0;
            for (let round = 0; round < 25; ) {
              // Two appends, the second before the first is answered, as a room does that decides ahead.
              const [a, b] = [`${writer}/${round}/a`, `${writer}/${round}/b`];
              const first = log.append(room, tail + 1, [note(a), note(`${a}+`)]);
              const second = log.append(room, tail + 3, [note(b)]);
              const [{ ok: wonFirst }, { ok: wonSecond }] = [await first, await second];
              if (wonFirst) for (const text of [a, `${a}+`]) acknowledged.get(room)?.add(text);
              if (wonSecond) acknowledged.get(room)?.add(b);
              expect(wonSecond && !wonFirst).toBe(false);
              if (wonFirst && wonSecond) {
                tail += 3;
                round++;
              } else {
                conflicts++;
                tail += (await log.read(room, tail)).length;
                if (wonFirst) round++;
              }
            }
          });
        }),
      );
      const reader = newLog();
      for (const room of rooms) {
        const stored = (await reader.read(room)).map((event) => event.note);
        expect(new Set(stored).size).toBe(stored.length);
        expect(new Set(stored)).toEqual(acknowledged.get(room));
      }
      expect(conflicts).toBeGreaterThan(0);
    });
  });

  describe('what is written alongside', () => {
    const insertRoom = (hash: string, code: string) => (handle: Pick<Database, 'query'>) =>
      handle
        .query(
          `insert into rooms (hash, code, type, state, host_id, expires_at) values ($1, $2, 'normal', 'waiting', 'h', now() + interval '1 day')`,
          [hash, code],
        )
        .then(() => {});
    const roomOf = async (hash: string) =>
      (
        await database.query(
          'select state, ended_at, expires_at, updated_at > created_at as changed from rooms where hash = $1',
          [hash],
        )
      )[0];

    it('changes the room with the events, and not without them', async () => {
      const [log, stale, room] = [newLog(), newLog(), newRoom()];
      await log.append(room, 1, notes(1, 1), { write: insertRoom(room, room) });
      expect(await roomOf(room)).toMatchObject({ state: 'waiting', ended_at: null });
      const expiresAt = new Date('2030-01-01T00:00:00Z');
      await log.append(room, 2, notes(2, 1), { room: { state: 'running', expiresAt } });
      expect(await roomOf(room)).toMatchObject({
        state: 'running',
        ended_at: null,
        expires_at: expiresAt,
        changed: true,
      });
      expect(await stale.append(room, 2, notes(2, 1), { room: { state: 'stopped' } })).toEqual(lost);
      expect(await roomOf(room)).toMatchObject({ state: 'running' });
      const endedAt = new Date('2029-01-01T00:00:00Z');
      const appended = [
        log.append(room, 3, notes(3, 1), { room: { state: 'completed' } }),
        log.append(room, 4, notes(4, 1), { room: { endedAt } }),
        log.append(newRoom(), 1, notes(1, 1)),
      ];
      expect(await Promise.all(appended)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
      expect(await roomOf(room)).toMatchObject({
        state: 'completed',
        ended_at: endedAt,
        expires_at: expiresAt,
      });
    });

    it('writes neither where one of the two fails, and harms no other room', async () => {
      const [log, room, twin, other] = [newLog(), newRoom(), newRoom(), newRoom()];
      await log.append(room, 1, notes(1, 1), { write: insertRoom(room, room) });
      const taken = log.append(twin, 1, notes(1, 1), { write: insertRoom(twin, room) });
      const fine = log.append(other, 1, notes(1, 1));
      await expect(taken).rejects.toMatchObject({ code: '23505', constraint: 'rooms_open_code' });
      expect(await fine).toMatchObject({ ok: true });
      expect(await log.read(twin)).toEqual([]);
      const stale = log.append(room, 1, notes(1, 1), {
        write: () => Promise.reject(new Error('must not run')),
      });
      expect(await stale).toEqual(lost);
      expect(await log.append(twin, 1, notes(1, 1), { write: insertRoom(twin, twin) })).toMatchObject({
        ok: true,
      });
    });

    it('fails the one room whose change the store refuses', async () => {
      const failures: number[] = [];
      const log = newLog(database, (report) => failures.push(report.failures));
      const rooms = Array.from({ length: 9 }, newRoom);
      const settled = await Promise.allSettled(
        rooms.map((room, index) =>
          log.append(room, 1, notes(1, 1), index === 4 ? { room: { state: 'a\u0000b' } } : {}),
        ),
      );
      expect(settled.map(({ status }) => status)).toEqual(
        rooms.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')),
      );
      expect(failures).toEqual([1]);
      expect(await log.read(rooms[4] as string)).toEqual([]);
      expect(await log.append(rooms[4] as string, 1, notes(1, 1))).toMatchObject({ ok: true });
    });
  });

  describe('snapshots', () => {
    it('brings a room back from its latest snapshot and what came after', async () => {
      const [log, room] = [newLog(), newRoom()];
      await log.append(room, 1, notes(1, 4));
      expect(await log.recover(room)).toEqual({ snapshot: undefined, events: notes(1, 4), lastSeq: 4 });
      await log.writeSnapshot(room, 3, { sum: 6 });
      await log.writeSnapshot(room, 2, { sum: 3 });
      expect(await log.recover(room)).toEqual({
        snapshot: { seq: 3, state: { sum: 6 } },
        events: notes(4, 1),
        lastSeq: 4,
      });
      await log.writeSnapshot(room, 4, { sum: 10 });
      expect(await log.recover(room)).toEqual({
        snapshot: { seq: 4, state: { sum: 10 } },
        events: [],
        lastSeq: 4,
      });
      expect(await log.append(room, 5, notes(5, 1))).toMatchObject({ ok: true });
    });

    it('ignores and replaces the snapshot of another version of the core', async () => {
      const [old, room] = [newLog(), newRoom()];
      const next = new EventLog<Noted>(database, { coreVersion: '2' });
      await old.append(room, 1, notes(1, 4));
      await old.writeSnapshot(room, 4, 'old');
      expect(await next.readSnapshot(room)).toBeUndefined();
      await next.writeSnapshot(room, 2, 'new');
      expect(await next.readSnapshot(room)).toEqual({ seq: 2, state: 'new' });
      expect(await old.readSnapshot(room)).toBeUndefined();
    });

    it('brings no room back that was deleted, nor where an event came after all', async () => {
      const [log, room] = [newLog(), newRoom()];
      await log.append(room, 1, notes(1, 4));
      await database.query('delete from room_events where room_hash = $1', [room]);
      await log.writeSnapshot(room, 4, 'whole');
      expect(await log.readSnapshot(room)).toBeUndefined();
      await log.append(room, 5, notes(5, 1));
      await log.writeSnapshot(room, 5, 'whole');
      expect(await log.readSnapshot(room)).toBeUndefined();
    });
  });

  describe('a store that fails', () => {
    it('is reported to all that wait, and the log goes on when it is back', async () => {
      const gate = gated();
      const [log, room] = [newLog(gate.database), newRoom()];
      const first = log.append(room, 1, notes(1, 1));
      await turn();
      const onTop = log.append(room, 2, notes(2, 1));
      gate.release(new StoreFailedError('gone'));
      await expect(first).rejects.toThrow('gone');
      await expect(onTop).rejects.toThrow('gone');
      const again = log.append(room, 1, notes(1, 1));
      await turn();
      gate.release();
      expect(await again).toMatchObject({ ok: true });
    });

    it('is asked again after a deadlock', async () => {
      const gate = gated();
      const [log, room] = [newLog(gate.database), newRoom()];
      const appended = log.append(room, 1, notes(1, 1));
      for (const code of ['40P01', '40001']) {
        await turn();
        gate.release(new SqlError('try again', code));
      }
      await turn();
      gate.release();
      expect(await appended).toMatchObject({ ok: true });
      expect(gate.statements).toHaveLength(3);
    });
  });
});
