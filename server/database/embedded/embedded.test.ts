import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bundle } from '#tests/faults/bundleForNode.ts';
import { Ledger, noFaults } from '#tests/faults/Ledger.ts';
import { bundleWriter, WriterProcess } from '#tests/faults/WriterProcess.ts';
import type { Database } from '../Database.ts';
import { DatabaseStartError, SqlError, StoreFailedError } from '../errors.ts';
import { openDatabase } from '../openDatabase.ts';
import { prepareStore } from '#server/testing/preparedStore.ts';
import { openEngine } from './engine.ts';
import { selfTest } from './selfTest.ts';
import { openWorkerConnection } from './workerConnection.ts';

const disk = vi.hoisted(() => ({ broken: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    fsyncSync(descriptor: number) {
      if (disk.broken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
      fs.fsyncSync(descriptor);
    },
  };
});

let folder: string;
let template: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'db-embedded-'));
  template = join(folder, 'template');
  await prepareStore(template);
  const database = await openDatabase({ kind: 'embedded', directory: template });
  await database.query('create table marks (id int primary key)');
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  disk.broken = false;
});

/** A copy of a database directory, faster to make than a new one. */
function copyOf(source: string, name: string): string {
  const directory = join(folder, name);
  mkdirSync(directory);
  cpSync(join(source, 'cluster'), join(directory, 'cluster'), { recursive: true });
  return directory;
}

const open = (directory: string): Promise<Database> => openDatabase({ kind: 'embedded', directory });

describe('the embedded store', () => {
  it('keeps its data after a close, and after a crash', async () => {
    const directory = copyOf(template, 'reopened');
    const first = await open(directory);
    expect(first.description).toContain(directory);
    await first.query('insert into marks values (1)');
    await first.close();
    await expect(first.query('select 1')).rejects.toThrow(StoreFailedError);
    const second = await open(directory);
    await second.query('insert into marks values (2)');
    // A killed process leaves this behind.
    const killed = copyOf(directory, 'killed');
    await second.close();
    const third = await open(killed);
    expect(await third.query('select id from marks order by id')).toEqual([{ id: 1 }, { id: 2 }]);
    await third.close();
  });

  it('refuses a directory that is in use, and one that it did not create', async () => {
    const directory = copyOf(template, 'busy');
    const first = await open(directory);
    await expect(open(directory)).rejects.toThrow(/in use by another Quizpeak server/);
    await first.query('select 1');
    await first.close();
    const foreign = join(folder, 'foreign');
    mkdirSync(join(foreign, 'cluster'), { recursive: true });
    writeFileSync(join(foreign, 'cluster', 'PG_VERSION'), '12\n');
    await expect(open(foreign)).rejects.toThrow(DatabaseStartError);
    writeFileSync(join(folder, 'file'), '');
    await expect(open(join(folder, 'file'))).rejects.toThrow(/Make it writable/);
  });
});

describe('the self-test', () => {
  it("refuses PGlite's default settings", async () => {
    const cluster = join(copyOf(template, 'unsafe'), 'cluster');
    const engine = await openEngine(cluster, { startParameters: PGlite.defaultStartParams });
    await expect(selfTest(engine, cluster)).rejects.toThrow(/power cut: its setting fsync is off/);
    await engine.close();
  });

  it('refuses when a commit syncs nothing', async () => {
    const settings = {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    };
    const engine = { syncs: 7, run: () => Promise.resolve([settings]) };
    await expect(selfTest(engine, '/data')).rejects.toThrow(/\/data .* a commit did not sync to disk/s);
    const synced = {
      syncs: 7,
      run() {
        this.syncs++;
        return Promise.resolve([settings]);
      },
    };
    await selfTest(synced, '/data');
  });
});

describe('an engine whose disk fails', () => {
  it('acknowledges nothing more, and reports the failure once', async () => {
    const onFailure = vi.fn();
    const directory = copyOf(template, 'failing');
    const database = await openDatabase({ kind: 'embedded', directory, onFailure });
    await database.query('insert into marks values (1)');
    disk.broken = true;
    const writes = [2, 3].map((id) => database.query('insert into marks values ($1) returning id', [id]));
    const settled = await Promise.allSettled(writes);
    expect(settled).toMatchObject([
      { reason: expect.any(StoreFailedError) },
      { reason: expect.any(StoreFailedError) },
    ]);
    disk.broken = false;
    await expect(database.query('select 1')).rejects.toThrow(/could not fsync/);
    await expect(database.transaction((handle) => handle.query('select 1'))).rejects.toThrow(
      StoreFailedError,
    );
    expect(onFailure).toHaveBeenCalledOnce();
    await database.close();
    const again = await open(directory);
    expect(await again.query('select id from marks where id = 1')).toEqual([{ id: 1 }]);
    await again.close();
  });
});

describe('the store on its own thread', () => {
  let bundle: Bundle;
  let worker: URL;
  const writers: WriterProcess[] = [];
  beforeAll(async () => {
    bundle = await bundleWriter('embedded');
    worker = pathToFileURL(bundle.path('database.worker'));
  });
  afterAll(async () => {
    for (const writer of writers) await writer.kill();
    bundle.remove();
  });

  function start(directory: string, ...options: readonly string[]): WriterProcess {
    const writer = new WriterProcess(bundle, directory, ...options);
    writers.push(writer);
    return writer;
  }

  it('builds its database aside, and starts over if the first start was cut off', async () => {
    const directory = join(folder, 'made');
    const aside = join(directory, 'cluster.new');
    mkdirSync(aside, { recursive: true });
    writeFileSync(join(aside, 'PG_VERSION'), '18\n');
    const database = await openDatabase({ kind: 'embedded', directory, worker });
    expect(await database.query('select count(*) as n from rooms')).toEqual([{ n: 0 }]);
    await database.close();
    expect(existsSync(join(directory, 'cluster'))).toBe(true);
    expect(existsSync(aside)).toBe(false);
  });

  it('behaves the same as on the main thread', async () => {
    const directory = copyOf(template, 'thread');
    const database = await openDatabase({ kind: 'embedded', directory, worker });
    const at = new Date();
    expect(
      await database.query('select $1::timestamptz as at, $2::bytea as raw, $3::bigint as big', [
        at,
        new Uint8Array([1, 2]),
        5n,
      ]),
    ).toEqual([{ at, raw: new Uint8Array([1, 2]), big: 5 }]);
    const refused = await database.query('select nonsense').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SqlError);
    expect(refused).toMatchObject({ code: '42703' });
    await Promise.allSettled([
      database.transaction(async (handle) => {
        await handle.query('insert into marks values (1)');
        throw new Error('no');
      }),
      database.query('insert into marks values (2)'),
    ]);
    expect(await database.query('select id from marks')).toEqual([{ id: 2 }]);
    const last = database.query('insert into marks values (3) returning id');
    await database.close();
    expect(await last).toEqual([{ id: 3 }]);
    await expect(database.query('select 1')).rejects.toThrow(StoreFailedError);
    await (await openDatabase({ kind: 'embedded', directory, worker })).close();
  });

  it('passes on why it could not start', async () => {
    const foreign = join(folder, 'foreign-thread');
    mkdirSync(join(foreign, 'cluster'), { recursive: true });
    writeFileSync(join(foreign, 'cluster', 'PG_VERSION'), '12\n');
    const onFailure = vi.fn();
    await expect(openDatabase({ kind: 'embedded', directory: foreign, worker, onFailure })).rejects.toThrow(
      DatabaseStartError,
    );
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reports a dead thread to everyone waiting and to its owner', async () => {
    const script = (onMessage: string) =>
      new URL(
        `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ kind: 'opened', version: '18' }); parentPort.on('message', () => { ${onMessage} });`,
      );
    for (const end of ['throw new Error("boom")', 'process.exit(0)']) {
      const onDeath = vi.fn();
      const connection = await openWorkerConnection(script(end), undefined, { onDeath });
      const waiting = [connection.run('select 1', []), connection.run('select 2', [])];
      for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
      await expect(connection.run('select 3', [])).rejects.toThrow(StoreFailedError);
      expect(onDeath).toHaveBeenCalledOnce();
      await connection.close();
    }
  });

  it('ends even if its thread dies while it closes', async () => {
    const script = new URL(
      `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ kind: 'opened', version: '18' }); parentPort.on('message', ({ kind }) => { if (kind === 'close') process.exit(1); });`,
    );
    const onDeath = vi.fn();
    const connection = await openWorkerConnection(script, undefined, { onDeath });
    const waiting = connection.run('select 1', []);
    await Promise.all([
      expect(connection.close()).rejects.toThrow(StoreFailedError),
      expect(waiting).rejects.toThrow(StoreFailedError),
    ]);
    expect(onDeath).not.toHaveBeenCalled();
  });

  it('refuses a second process, and loses nothing acknowledged when the first is killed', async () => {
    const directory = copyOf(template, 'two');
    const first = start(directory);
    expect(await first.says(/ack room-7 \d{2}/)).toBe(true);
    const second = start(directory);
    expect(await second.says(/refused .*in use by another Quizpeak server \(process \d+/)).toBe(true);
    await second.ended;
    await expect(open(directory)).rejects.toThrow(new RegExp(`process ${first.pid} `));
    await first.kill();
    const ledger = new Ledger();
    ledger.read(first.output);
    expect(ledger.acknowledged).toBeGreaterThan(80);
    const verifier = start(directory, '--only-verify');
    expect(await verifier.says(/^verified$/m)).toBe(true);
    ledger.read(verifier.output);
    expect(ledger.faults).toEqual(noFaults);
  });
});
