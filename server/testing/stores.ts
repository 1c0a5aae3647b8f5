/** Stores for tests: the embedded one in memory, and PostgreSQL if `TEST_DATABASE_URL` names a server. */
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { emptyStore } from '#server/testing/preparedStore.ts';

export interface TestStore {
  readonly database: Database;
  /**
   * Opens a second connection to the same data, as a second process would; not possible with the embedded
   * store.
   */
  readonly reopen: (() => Promise<Database>) | undefined;
  close(): Promise<void>;
}

async function openMemoryStore(): Promise<TestStore> {
  const database = await openDatabase({ kind: 'embedded', contents: await emptyStore() });
  return { database, reopen: undefined, close: () => database.close() };
}

/** Creates an empty database on the server, dropped on close. */
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

/**
 * All stores available here; run a contract over each. Opening one takes a few seconds, so do it once per
 * test file.
 */
export const testStores: readonly { readonly name: string; readonly open: () => Promise<TestStore> }[] = [
  { name: 'embedded', open: openMemoryStore },
  ...(server ? [{ name: 'PostgreSQL', open: () => openPostgresStore(server) }] : []),
];
