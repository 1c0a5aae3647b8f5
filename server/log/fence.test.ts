import { describe, expect, it } from 'vitest';
import type { Database } from '../database/Database.ts';
import { testStores } from '#server/testing/stores.ts';
import { logsOn, lost, note, notes } from '#server/testing/log.ts';

describe.each(testStores)('the log on $name', ({ open }) => {
  const { store, newRoom, newLog, gated, turn } = logsOn(open);

  describe('the fence', () => {
    it('lets one of two writers win and gives the other a conflict', async () => {
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

    it('rejects all events of a stale writer, even if later ones would find a free number', async () => {
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

    it('rejects what was appended on top of a losing append', async () => {
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

    it('rejects the second of two writers in one process once it can read what it missed', async () => {
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

    it('skips and duplicates nothing while several writers compete for several rooms', async () => {
      const { database, reopen } = store();
      const connections = reopen
        ? [database, await reopen(), await reopen()]
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
              // Two appends, the second before the first is answered, as when a room decides ahead.
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

  describe('writes alongside events', () => {
    const insertRoom = (hash: string, code: string) => (handle: Pick<Database, 'query'>) =>
      handle
        .query(
          `insert into rooms (hash, code, type, state, host_id, expires_at) values ($1, $2, 'normal', 'waiting', 'h', now() + interval '1 day')`,
          [hash, code],
        )
        .then(() => {});
    const roomOf = async (hash: string) =>
      (
        await store().database.query(
          'select state, ended_at, expires_at, updated_at > created_at as changed from rooms where hash = $1',
          [hash],
        )
      )[0];

    it('change the room together with the events or not at all', async () => {
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

    it('leave nothing written if either part fails, and affect no other room', async () => {
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

    it('fail only the room whose change the store refuses', async () => {
      const failures: number[] = [];
      const log = newLog(store().database, (report) => failures.push(report.failures));
      const rooms = Array.from({ length: 9 }, newRoom);
      const settled = await Promise.allSettled(
        rooms.map((room, index) =>
          log.append(room, 1, notes(1, 1), index === 4 ? { room: { state: 'a\u0000b' } } : {}),
        ),
      );
      expect(settled.map(({ status }) => status)).toEqual(
        rooms.map((_, index) => (index === 4 ? 'rejected' : 'fulfilled')),
      );
      await turn();
      expect(failures).toEqual([1]);
      expect(await log.read(rooms[4] as string)).toEqual([]);
      expect(await log.append(rooms[4] as string, 1, notes(1, 1))).toMatchObject({ ok: true });
    });
  });
});
