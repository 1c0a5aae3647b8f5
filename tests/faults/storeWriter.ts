/**
 * Appends to the log of an embedded database until something ends it: `node storeWriter.js <directory>`.
 * Prints `open`, then `ack <room> <last seq>` for each append, or `refused <why>` or `failed <why>`.
 * With `--without-sync`, PGlite runs with its default settings.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queryable } from '#server/database/Database.ts';
import { openEngine } from '#server/database/embedded/engine.ts';
import { DatabaseStartError } from '#server/database/errors.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { EventLog } from '#server/log/EventLog.ts';
import { eventOf, rooms, type StoredEvent } from './storeReader.ts';

const directory = process.argv[2];
if (!directory) throw new Error('missing argument: directory');
const print = (line: string) => process.stdout.write(`${line}\n`);

function openSafe(folder: string): Promise<Database> {
  const worker = new URL('database.worker.js', pathToFileURL(process.argv[1] ?? ''));
  return openDatabase({ kind: 'embedded', directory: folder, worker });
}

/** The same tables on PGlite with its default start parameters, which turn syncing off. */
async function openWithoutSync(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const engine = await openEngine(join(folder, 'cluster'), { startParameters: PGlite.defaultStartParams });
  const query: Queryable['query'] = async <Row extends object>(
    sql: string,
    parameters: Parameters<Queryable['query']>[1] = [],
  ) => (await engine.run(sql, parameters)) as readonly Row[];
  const database: Database = {
    kind: 'embedded',
    description: 'unsafe',
    query,
    // Good enough for the migrations, which run before anything else.
    async transaction(work) {
      await query('begin');
      const result = await work({ query });
      await query('commit');
      return result;
    },
    close: () => engine.close(),
  };
  await migrate(database);
  return database;
}

async function write(log: EventLog<StoredEvent>, room: string): Promise<void> {
  const seed = room.length + room.charCodeAt(room.length - 1);
  for (let seq = (await log.read(room)).length, round = 0; ; round++) {
    const count = 1 + ((seed * round) % 4);
    const events = Array.from({ length: count }, (_, index) => eventOf(room, seq + 1 + index));
    const appended = await log.append(room, seq + 1, events);
    if (!appended.ok) throw new Error(`conflict in ${room} at ${seq + 1}`);
    seq = appended.lastSeq;
    print(`ack ${room} ${seq}`);
  }
}

try {
  const database = await (process.argv.includes('--without-sync') ? openWithoutSync : openSafe)(directory);
  print('open');
  const log = new EventLog<StoredEvent>(database, { coreVersion: 'fault' });
  await Promise.all(rooms.map((room) => write(log, room)));
} catch (error) {
  print(`${error instanceof DatabaseStartError ? 'refused' : 'failed'} ${(error as Error).message}`);
  process.exit(1);
}
