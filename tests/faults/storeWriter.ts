/**
 * Verifies a store, then appends to it until something ends it: `node storeWriter.js <directory>`.
 *
 * Prints `open`; `stored <room> <events> <wrong> <doubled> <players>` for each room and `verified`; then `ack
 * <room> <last seq>` for each append, `players <room> <seq>` if it also wrote that into the room's row,
 * `deleting <room>` and `deleted <room>`. What goes wrong is `refused <why>` at the start, `failed <why>` for
 * an append, `problem <why>` for the journal, and `died <why>` for the engine.
 *
 * - `--only-verify` ends it after that;
 * - `--fast` leaves out the pauses;
 * - `--checkpoints` makes a checkpoint every 200 ms;
 * - `--flood` also writes to the database directly, 20 MB a second;
 * - `--jumping-clock` makes the wall clock jump, also for the engine;
 * - `--without-journal` writes as versions without a journal did;
 * - `--without-sync` runs PGlite with its default settings.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database, Queryable } from '#server/database/Database.ts';
import { openEngine } from '#server/database/embedded/engine.ts';
import { DatabaseStartError } from '#server/database/errors.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { EventLog } from '#server/log/EventLog.ts';
import type { SideWrites } from '#server/log/types.ts';
import { createRoomTable } from '#server/rooms/roomTable.ts';
import { eventOf, rooms, type StoredEvent } from './events.ts';
import { openStore, type Store } from './openStore.ts';
import { readStore } from './storeReader.ts';

const [directory, ...options] = process.argv.slice(2);
if (!directory) throw new Error('missing argument: directory');
const has = (option: string) => options.includes(`--${option}`);
const print = (line: string) => process.stdout.write(`${line.replaceAll('\n', ' ')}\n`);

if (has('jumping-clock')) {
  const now = Date.now;
  const day = 24 * 60 * 60_000;
  Date.now = () => now() + Math.round((Math.random() - 0.5) * 2 * day);
}

function die(error: Error): never {
  print(`died ${error.message}`);
  process.exit(1);
}

async function open(folder: string): Promise<Store> {
  const worker = has('jumping-clock')
    ? undefined
    : new URL('database.worker.js', pathToFileURL(process.argv[1] ?? ''));
  if (!has('without-sync') && !has('without-journal')) {
    const onProblem = (problem: Error) => print(`problem ${problem.message} ${String(problem.cause)}`);
    return openStore(folder, { worker, onProblem, onFailure: die });
  }
  const database = await (has('without-sync')
    ? openWithoutSync(folder)
    : openDatabase({ kind: 'embedded', directory: folder, ...(worker && { worker }), onFailure: die }));
  return { database, log: new EventLog<StoredEvent>(database, { coreVersion: 'fault' }) };
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
    // Good enough for the migrations, which run before anything else, and for a single writer.
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

/** Pauses, so that the journal is moved in lulls and while busy, and is empty at times. */
async function pause(): Promise<void> {
  if (has('fast')) return;
  await delay(performance.now() % 1_500 > 1_100 ? 400 : Math.random() * 8);
}

/** Appends what follows `seq` and returns the new last number; undefined if it failed. */
async function append(
  { log }: Store,
  room: string,
  seq: number,
  count: number,
  alongside: SideWrites = {},
): Promise<number | undefined> {
  const events = Array.from({ length: count }, (_, index) => eventOf(room, seq + 1 + index));
  try {
    const appended = await log.append(room, seq + 1, events, alongside);
    if (!appended.ok) throw new Error(`conflict in ${room} at ${seq + 1}`);
    print(`ack ${room} ${appended.lastSeq}`);
    if (alongside.room || alongside.write) print(`players ${room} ${appended.lastSeq}`);
    return appended.lastSeq;
  } catch (error) {
    print(`failed ${(error as Error).message}`);
    return undefined;
  }
}

const writePlayers =
  (room: string, last: number) =>
  async (handle: Queryable): Promise<void> => {
    await handle.query(
      `insert into rooms (hash, code, type, state, host_id, expires_at, players)
        values ($1, $1, 'normal', 'waiting', 'h', now() + interval '1 day', $2)
        on conflict (hash) do update set players = excluded.players`,
      [room, last],
    );
  };

async function writeRoom(store: Store, room: string): Promise<void> {
  const seed = room.length + room.charCodeAt(room.length - 1);
  let seq: number | undefined = (await store.log.read(room)).length;
  for (let round = seed; ; round++) {
    const count = 1 + ((seed * round) % 4);
    const last: number = seq + count;
    let alongside: SideWrites = {};
    if (seq === 0 || round % 32 === 11) alongside = { write: writePlayers(room, last) };
    else if (round % 16 === 5) alongside = { room: { players: last } };
    seq = await append(store, room, seq, count, alongside);
    while (seq === undefined) {
      await delay(200);
      seq = await store.log.read(room).then(
        (events) => events.length,
        () => undefined,
      );
    }
    await pause();
  }
}

async function deleteRoom({ database, log }: Store, room: string): Promise<void> {
  print(`deleting ${room}`);
  await log.moved(room);
  await createRoomTable(database).remove(room);
  print(`deleted ${room}`);
}

/** Creates rooms, most of which it deletes soon; the others are left to the next writer. */
async function writeBriefRooms(store: Store, leftovers: readonly string[]): Promise<void> {
  for (const room of leftovers) await deleteRoom(store, room);
  const name = `brief-${randomUUID().slice(0, 8)}`;
  for (let n = 0; ; n++) {
    const room = `${name}-${n}`;
    const events = 1 + (n % 5);
    let seq: number | undefined = 0;
    while (seq !== undefined && seq < events)
      seq = await append(store, room, seq, 1, seq === 0 ? { write: writePlayers(room, 1) } : {});
    if (n % 8 !== 0) await deleteRoom(store, room).catch(() => {});
    await delay(seq === undefined ? 200 : 30);
  }
}

async function repeat({ database }: Store, everyMs: number, sql: string): Promise<void> {
  for (;;) {
    await delay(everyMs);
    await database.query(sql);
  }
}

try {
  const store = await open(directory);
  print('open');
  const found = await readStore(store);
  for (const { room, events, wrong, doubled, players } of found)
    print(`stored ${room} ${events} ${wrong} ${doubled} ${players}`);
  print('verified');
  // A store that won't close cleanly is none of the verifier's business.
  if (has('only-verify')) process.exit();
  const leftovers = found.map(({ room }) => room).filter((room) => !rooms.includes(room));
  await Promise.all([
    ...rooms.map((room) => writeRoom(store, room)),
    writeBriefRooms(store, leftovers),
    ...(has('checkpoints') ? [repeat(store, 200, 'checkpoint')] : []),
    ...(has('flood')
      ? [repeat(store, 50, "select pg_logical_emit_message(true, 'flood', repeat('x', 1000000))")]
      : []),
  ]);
} catch (error) {
  print(`${error instanceof DatabaseStartError ? 'refused' : 'failed'} ${(error as Error).message}`);
  process.exit(1);
}
