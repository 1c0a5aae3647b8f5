import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './Database.ts';
import { DatabaseStartError, isDuplicate, SqlError } from './errors.ts';
import { migrate, migrations } from './migrate.ts';
import { serverSecret } from './serverSecret.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

describe.each(testStores)('the $name store', ({ open }) => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await open();
    ({ database } = store);
    await database.query(
      'create table things (id int primary key, name text unique, at timestamptz, big bigint, doc jsonb, note json, raw bytea, tags text[])',
    );
  });
  afterAll(() => store.close());

  it('describes itself', () => {
    expect(['embedded', 'postgres']).toContain(database.kind);
    expect(database.description).toMatch(/PostgreSQL \d+/);
  });

  it('returns each kind of value unchanged', async () => {
    const at = new Date('2026-11-20T12:34:56.789Z');
    const document = { z: 1, a: [true, null, 'x"\\'], n: 1.5 };
    const raw = new Uint8Array([0, 255, 7]);
    const [row] = await database.query(
      'insert into things values ($1, $2, $3, $4, $5, $6, $7, $8) returning *',
      [
        1,
        'O\'Reilly "\\ ไทย',
        at,
        9_007_199_254_740_991,
        JSON.stringify(document),
        JSON.stringify(document),
        raw,
        ['a,b', '{"c"}', ''],
      ],
    );
    expect(row).toEqual({
      id: 1,
      name: 'O\'Reilly "\\ ไทย',
      at,
      big: 9_007_199_254_740_991,
      doc: document,
      note: document,
      raw: expect.anything(),
      tags: ['a,b', '{"c"}', ''],
    });
    expect(Array.from(row?.['raw'] as Uint8Array)).toEqual([...raw]);
    expect(Object.keys(row?.['note'] as object)).toEqual(['z', 'a', 'n']);
  });

  it('returns null as null, counts as numbers, and no rows as an empty list', async () => {
    expect(
      await database.query('insert into things (id, name) values ($1, $2) returning at, tags', [2, null]),
    ).toEqual([{ at: null, tags: null }]);
    expect(await database.query('select count(*) as n, sum(id) as s from things where id < $1', [0])).toEqual(
      [{ n: 0, s: null }],
    );
    expect(await database.query('select id from things where id = any($1)', [[-1, -2]])).toEqual([]);
  });

  it('rejects with the code and the constraint, but without values', async () => {
    await database.query('insert into things (id, name) values (3, $1)', ['Sensitive Name']);
    const error = await database
      .query('insert into things (id, name) values (4, $1)', ['Sensitive Name'])
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(SqlError);
    expect(isDuplicate(error)).toBe(true);
    expect(isDuplicate(error, 'things_name_key')).toBe(true);
    expect(isDuplicate(error, 'things_pkey')).toBe(false);
    expect(JSON.stringify(error) + String(error)).not.toContain('Sensitive');
    await expect(database.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('commits when the work resolves', async () => {
    const result = await database.transaction(async (handle) => {
      await handle.query('insert into things (id) values (10)');
      return handle.query('select id from things where id = 10');
    });
    expect(result).toEqual([{ id: 10 }]);
    expect(await database.query('select id from things where id = 10')).toEqual([{ id: 10 }]);
  });

  it('rolls back when the work rejects, and passes the reason on', async () => {
    const reason = new Error('changed my mind');
    await expect(
      database.transaction(async (handle) => {
        await handle.query('insert into things (id) values (11)');
        throw reason;
      }),
    ).rejects.toBe(reason);
    expect(await database.query('select id from things where id = 11')).toEqual([]);
  });

  it('rolls back when a statement was refused, even if the work ignores it', async () => {
    await expect(
      database.transaction(async (handle) => {
        await handle.query('insert into things (id) values (12)');
        await handle.query('select nonsense').catch(() => {});
        return 'fine';
      }),
    ).rejects.toMatchObject({ code: '42703' });
    expect(await database.query('select id from things where id = 12')).toEqual([]);
  });

  it('keeps other statements and transactions out of a transaction', async () => {
    const seen: string[] = [];
    await database.query('delete from things');
    const first = database.transaction(async (handle) => {
      await handle.query('insert into things (id) values (20)');
      await new Promise((resolve) => setTimeout(resolve, 20));
      await handle.query('insert into things (id) values (21)');
      seen.push('first');
    });
    const rows = database.query('select count(*)::int as n from things');
    const second = database.transaction(async (handle) => {
      seen.push('second');
      await handle.query('insert into things (id) values (22)');
      throw new Error('no');
    });
    await Promise.allSettled([first, second]);
    // Before or after, never in between.
    expect([0, 2]).toContain((await rows)[0]?.['n']);
    expect(await database.query('select id from things order by id')).toEqual([{ id: 20 }, { id: 21 }]);
    expect(seen.toSorted()).toEqual(['first', 'second']);
  });

  it('refuses the handle of a finished transaction', async () => {
    let leaked: ((sql: string) => Promise<unknown>) | undefined;
    await database.transaction(async (handle) => {
      leaked = handle.query.bind(handle);
      await handle.query('select 1');
    });
    await expect(leaked?.('insert into things (id) values (30)')).rejects.toThrow();
    expect(await database.query('select id from things where id = 30')).toEqual([]);
  });

  it('has run its migrations exactly once', async () => {
    expect(migrations.length).toBeGreaterThan(0);
    expect(await migrate(database)).toEqual([]);
    const more = [
      ...migrations,
      {
        name: '9998_more',
        sql: 'create table more (a int);\n--> statement-breakpoint\ninsert into more values (1)',
      },
    ];
    const ran = await Promise.all([migrate(database, more), migrate(database, more)]);
    expect(ran.flat()).toEqual(['9998_more']);
    expect(await database.query('select a from more')).toEqual([{ a: 1 }]);
  });

  it('refuses a store made by a newer or a modified version', async () => {
    await expect(migrate(database)).rejects.toThrow(/newer version/);
    const [first, ...rest] = migrations;
    const changed = [
      { name: first?.name ?? '', sql: `${first?.sql} ` },
      ...rest,
      { name: '9998_more', sql: '' },
    ];
    await expect(migrate(database, changed)).rejects.toThrow(DatabaseStartError);
    await database.query(`delete from migrations where name = '9998_more'`);
    expect(await migrate(database)).toEqual([]);
  });

  it('leaves no trace of a failed migration', async () => {
    const broken = [
      ...migrations,
      { name: '9999_broken', sql: 'create table half (a int);--> statement-breakpoint\nselect nonsense' },
    ];
    await expect(migrate(database, broken)).rejects.toThrow();
    await expect(database.query('select * from half')).rejects.toMatchObject({ code: '42P01' });
    expect(await migrate(database)).toEqual([]);
  });

  it('allows a code to only one open room at a time', async () => {
    const insert = (hash: string, endedAt: Date | null = null) =>
      database.query(
        `insert into rooms (hash, code, type, state, host_id, expires_at, ended_at) values ($1, '123456', 'normal', 'waiting', 'h', now(), $2)`,
        [hash, endedAt],
      );
    await insert('a');
    expect(isDuplicate(await insert('b').catch((e: unknown) => e), 'rooms_open_code')).toBe(true);
    await insert('c', new Date());
    await database.query(`update rooms set ended_at = now() where hash = 'a'`);
    await insert('b');
  });

  it('creates a secret once', async () => {
    const both = await Promise.all([serverSecret(database, 'cookie'), serverSecret(database, 'cookie')]);
    expect(both[0].equals(both[1])).toBe(true);
    expect(both[0]).toHaveLength(32);
    expect((await serverSecret(database, 'seat')).equals(both[0])).toBe(false);
  });
});
