/**
 * Opens the embedded database: PGlite in a directory, safe against power cuts and second processes, or in
 * memory.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Database, Queryable } from '../Database.ts';
import { DatabaseStartError, type StoreFailedError } from '../errors.ts';
import { runInTransaction } from '../transactionHandle.ts';
import { lockDirectory } from './directoryLock.ts';
import { type Connection, openEngine } from './engine.ts';
import { startHousekeeping } from './housekeeping.ts';
import { selfTest } from './selfTest.ts';
import { syncDirectory, syncTree } from './syncTree.ts';
import { openWorkerConnection } from './workerConnection.ts';

export interface EmbeddedSettings {
  /**
   * Folder for the database's files, created if missing; without it, the database lives in memory and is gone
   * when closed.
   */
  readonly directory?: string;
  /** The bundled `database.worker.js`. Without it the engine runs on this thread, for tests and tools. */
  readonly worker?: URL;
  /**
   * Called once if the store dies while the server is running: end the process, so that a restart recovers
   * it.
   */
  readonly onFailure?: (error: StoreFailedError) => void;
  /** Initial contents of a database in memory on this thread; see `EngineOptions`. */
  readonly contents?: Blob;
}

/** @throws DatabaseStartError with a message for the operator */
export async function openEmbedded(settings: EmbeddedSettings): Promise<Database> {
  if (settings.directory === undefined) {
    const connection = await connect(undefined, settings);
    return asDatabase(
      connection,
      `in memory, gone when the server stops (PGlite, PostgreSQL ${connection.version})`,
    );
  }
  const directory = resolve(settings.directory);
  try {
    makeDirectory(directory);
  } catch (error) {
    throw cannotWrite(directory, error);
  }
  const lock = await lockDirectory(directory).catch((error: unknown) => {
    throw error instanceof DatabaseStartError ? error : cannotWrite(directory, error);
  });
  try {
    const cluster = join(directory, 'cluster');
    if (!existsSync(cluster)) await createCluster(cluster, settings);
    const connection = await connect(cluster, settings);
    const description = `embedded in ${directory} (PGlite, PostgreSQL ${connection.version}, every commit synced)`;
    return asDatabase(connection, description, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Creates a directory and its parents, durably. */
function makeDirectory(directory: string): void {
  const firstMade = mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let path = directory; path.length >= firstMade.length; path = dirname(path))
    syncDirectory(dirname(path));
}

function cannotWrite(directory: string, error: unknown): DatabaseStartError {
  const reason = (error as Error).message;
  return new DatabaseStartError(
    `The data directory ${directory} can't be used (${reason}). Make it writable for this user, or set DATA_DIR to another one.`,
    { cause: error },
  );
}

async function connect(
  directory: string | undefined,
  { worker, onFailure, contents }: EmbeddedSettings,
): Promise<Connection> {
  const options = onFailure ? { onDeath: onFailure } : {};
  if (worker) return openWorkerConnection(worker, directory, options);
  const engine = await openEngine(directory, { ...options, ...(contents && { contents }) });
  if (directory === undefined) return engine;
  await selfTest(engine, directory);
  const stopHousekeeping = startHousekeeping(engine);
  return {
    version: engine.version,
    run: engine.run,
    close() {
      stopHousekeeping();
      return engine.close();
    },
  };
}

/**
 * Creates the database aside and renames it once all of it is on disk, so that an interruption leaves nothing
 * that a later start would take for a database. With a worker, its thread ends afterward and frees the 0.9 GB
 * that creating one takes.
 */
async function createCluster(cluster: string, settings: EmbeddedSettings): Promise<void> {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const connection = await connect(unfinished, settings);
  await connection.close();
  await syncTree(unfinished);
  renameSync(unfinished, cluster);
  syncDirectory(dirname(cluster));
}

/** Adds transactions to the single connection: while one is open, everyone else waits. */
function asDatabase(
  connection: Connection,
  description: string,
  afterClose: () => Promise<void> = async () => {},
): Database {
  let lastTransaction: Promise<unknown> = Promise.resolve();
  let closed: Promise<void> | undefined;

  const direct: Queryable = {
    query: async <Row extends object>(sql: string, parameters: Parameters<Queryable['query']>[1] = []) =>
      (await connection.run(sql, parameters)) as readonly Row[],
  };

  async function inTransaction<Result>(work: (handle: Queryable) => Promise<Result>): Promise<Result> {
    await direct.query('begin');
    try {
      const result = await runInTransaction(direct, work);
      await direct.query('commit');
      return result;
    } catch (error) {
      // A store that is gone can't roll back and doesn't need to: the first error is the one to report.
      await direct.query('rollback').catch(() => {});
      throw error;
    }
  }

  return {
    kind: 'embedded',
    description,
    query: (sql, parameters) => lastTransaction.then(() => direct.query(sql, parameters)),
    transaction(work) {
      const done = lastTransaction.then(() => inTransaction(work));
      lastTransaction = done.catch(() => {});
      return done;
    },
    close: () =>
      (closed ??= lastTransaction.then(async () => {
        try {
          await connection.close();
        } finally {
          await afterClose();
        }
      })),
  };
}
