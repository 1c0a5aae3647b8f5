/** Stores for tests: the embedded one in memory, and PostgreSQL where `TEST_DATABASE_URL` names a server. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import type { Database } from './Database.ts';
import { openDatabase } from './openDatabase.ts';

export interface TestStore {
  readonly database: Database;
  /** A second connection to the same data, like that of a second process; the embedded store can have none. */
  readonly reopen: (() => Promise<Database>) | undefined;
  close(): Promise<void>;
}

const engine = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string };

/** An empty embedded database, made once for all runs: it takes seconds, reading it a few tenths of one. */
export async function emptyStore(): Promise<Blob> {
  const folder = resolve('.cache', 'test-store');
  const file = join(folder, `empty-${version}.tar`);
  if (!existsSync(file)) {
    const made = await PGlite.create();
    const archive = Buffer.from(await (await made.dumpDataDir('none')).arrayBuffer());
    await made.close();
    mkdirSync(folder, { recursive: true });
    // Under a name of its own first: two tests may make it at the same time.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, archive);
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

async function openMemoryStore(): Promise<TestStore> {
  const database = await openDatabase({ kind: 'embedded', contents: await emptyStore() });
  return { database, reopen: undefined, close: () => database.close() };
}

/** An empty database of its own on the server, dropped at the end. */
async function openPostgresStore(server: string): Promise<TestStore> {
  const name = `quizpeak_test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(server, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const open = () => openDatabase({ kind: 'postgres', url: url.href });
  const opened: Database[] = [await open()];
  return {
    database: opened[0] as Database,
    async reopen() {
      const database = await open();
      opened.push(database);
      return database;
    },
    async close() {
      await Promise.all(opened.map((database) => database.close()));
      await admin.unsafe(`drop database ${name}`);
      await admin.end();
    },
  };
}

const server = process.env['TEST_DATABASE_URL'];

/** Every store that can be had here: run a contract over each. Opening one takes some seconds: once a test file. */
export const testStores: readonly { readonly name: string; readonly open: () => Promise<TestStore> }[] = [
  { name: 'embedded', open: openMemoryStore },
  ...(server ? [{ name: 'PostgreSQL', open: () => openPostgresStore(server) }] : []),
];
