import { describe, expect, it } from 'vitest';
import { SqlError, StoreFailedError } from '../database/errors.ts';
import { testStores } from '#server/testing/stores.ts';
import { EventLog, LogBrokenError } from './EventLog.ts';
import { logsOn, note, type Noted, notes } from '#server/testing/log.ts';
import type { FlushReport } from './types.ts';

describe.each(testStores)('the log on $name', ({ open }) => {
  const { store, newRoom, newLog, gated, chunksOf, turn } = logsOn(open);

  describe('appending and reading', () => {
    it('returns what was appended, in order, from any number on', async () => {
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
      const log = new EventLog<object>(store().database, { coreVersion: '1' });
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

    it('stores events as they were when appended', async () => {
      const [log, room] = [newLog(), newRoom()];
      const event = { note: 'before' };
      const appended = log.append(room, 1, [event]);
      event.note = 'after';
      await appended;
      expect(await log.read(room)).toEqual([note('before')]);
    });

    it('reads a room with very many chunks', async () => {
      const [log, room] = [newLog(), newRoom()];
      await store().database.query(
        `insert into room_events (room_hash, seq, count, events)
         select $1, 2 * g - 1, 2, json_build_array(json_build_object('note', (2 * g - 1)::text), json_build_object('note', (2 * g)::text))
         from generate_series(1, 1201) g`,
        [room],
      );
      expect(await log.read(room)).toEqual(notes(1, 2402));
      expect(await log.read(room, 1001)).toEqual(notes(1002, 1401));
      expect(await log.append(room, 2403, notes(2403, 1))).toMatchObject({ ok: true });
    });

    it('detects a gap in the log', async () => {
      const [log, room] = [newLog(), newRoom()];
      for (const seq of [1, 2, 3]) await log.append(room, seq, notes(seq, 1));
      await store().database.query('delete from room_events where room_hash = $1 and seq = 2', [room]);
      await expect(log.read(room)).rejects.toThrow(LogBrokenError);
    });

    it('refuses an append without events', async () => {
      await expect(newLog().append(newRoom(), 1, [])).rejects.toThrow(RangeError);
    });
  });

  describe('group commit', () => {
    it('writes many rooms in one statement, each as one row', async () => {
      const gate = gated();
      const reports: FlushReport[] = [];
      const log = newLog(gate.database, (report) => reports.push(report));
      const rooms = Array.from({ length: 30 }, newRoom);
      const first = rooms.map((room) => log.append(room, 1, notes(1, 2)));
      await turn();
      // A flush is under way: what is appended now waits and goes together.
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

    it('takes at most 2,000 rooms and 4 MiB per flush, and every room eventually', async () => {
      const sizes: number[] = [];
      const log = newLog(store().database, ({ rooms }) => sizes.push(rooms));
      await Promise.all(Array.from({ length: 2_500 }, () => log.append(newRoom(), 1, notes(1, 1))));
      expect(sizes).toEqual([2_000, 500]);
      sizes.length = 0;
      const large = note('x'.repeat(1_500_000));
      await Promise.all(Array.from({ length: 5 }, () => log.append(newRoom(), 1, [large])));
      expect(sizes).toEqual([2, 2, 1]);
    });

    it('writes everything before it closes, and accepts nothing after', async () => {
      const [log, room] = [newLog(), newRoom()];
      const appended = [1, 2, 3].map((seq) => log.append(room, seq, notes(seq, 1)));
      await log.close();
      expect(await Promise.all(appended)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
      await expect(log.append(room, 4, notes(4, 1))).rejects.toThrow(/closed/);
      expect(await newLog().read(room)).toEqual(notes(1, 3));
    });

    it('flushes what is pending without waiting for later appends', async () => {
      const [log, room] = [newLog(), newRoom()];
      let done = 0;
      void log.append(room, 1, notes(1, 1)).then(() => done++);
      await log.flush();
      await turn();
      expect(done).toBe(1);
      await log.flush();
    });
  });

  describe('snapshots', () => {
    it('restores a room from its latest snapshot and the events after it', async () => {
      const [log, room] = [newLog(), newRoom()];
      const recovered = async () => {
        const snapshot = await log.readSnapshot(room);
        return { snapshot, events: await log.read(room, snapshot?.seq) };
      };
      await log.append(room, 1, notes(1, 4));
      expect(await recovered()).toEqual({ snapshot: undefined, events: notes(1, 4) });
      await log.writeSnapshot(room, 3, { sum: 6 });
      await log.writeSnapshot(room, 2, { sum: 3 });
      expect(await recovered()).toEqual({ snapshot: { seq: 3, state: { sum: 6 } }, events: notes(4, 1) });
      await log.writeSnapshot(room, 4, { sum: 10 });
      expect(await recovered()).toEqual({ snapshot: { seq: 4, state: { sum: 10 } }, events: [] });
      expect(await log.append(room, 5, notes(5, 1))).toMatchObject({ ok: true });
    });

    it('ignores and replaces a snapshot of another version of the core', async () => {
      const [old, room] = [newLog(), newRoom()];
      const next = new EventLog<Noted>(store().database, { coreVersion: '2' });
      await old.append(room, 1, notes(1, 4));
      await old.writeSnapshot(room, 4, 'old');
      expect(await next.readSnapshot(room)).toBeUndefined();
      await next.writeSnapshot(room, 2, 'new');
      expect(await next.readSnapshot(room)).toEqual({ seq: 2, state: 'new' });
      expect(await old.readSnapshot(room)).toBeUndefined();
    });

    it('never brings back a deleted room, even if an event arrives late', async () => {
      const [log, room] = [newLog(), newRoom()];
      await log.append(room, 1, notes(1, 4));
      await store().database.query('delete from room_events where room_hash = $1', [room]);
      await log.writeSnapshot(room, 4, 'whole');
      expect(await log.readSnapshot(room)).toBeUndefined();
      await log.append(room, 5, notes(5, 1));
      await log.writeSnapshot(room, 5, 'whole');
      expect(await log.readSnapshot(room)).toBeUndefined();
    });
  });

  describe('a store that fails', () => {
    it('is reported to everyone waiting, and the log continues when it is back', async () => {
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

    it('is retried after a deadlock', async () => {
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
