/**
 * Runs PGlite on this thread, safe against power cuts when it has a directory.
 *
 * PGlite swallows a panic of its engine (a failed fsync, for example) and then either answers as if nothing
 * had happened or loops forever. So this code watches for panics itself: a dead engine answers every call
 * with a StoreFailedError, including the one that is running.
 */
import { PGlite, types } from '@electric-sql/pglite';
import type { Parameter } from '../Database.ts';
import { DatabaseStartError, SqlError, StoreFailedError } from '../errors.ts';
import { PreparedStatements } from './PreparedStatements.ts';
import { SyncedNodeFS } from './SyncedNodeFS.ts';

/** One connection to the engine: statements run one after another, in the order of the calls. */
export interface Connection {
  readonly version: string;
  run(sql: string, parameters: readonly Parameter[]): Promise<readonly object[]>;
  close(): Promise<void>;
}

export interface Engine extends Connection {
  /** Files and directories the engine has synced to disk; always 0 in memory. */
  readonly syncs: number;
  /** True if no statement is running and no transaction is open. */
  readonly idle: boolean;
  readonly inTransaction: boolean;
}

export interface EngineOptions {
  /** Called once if the engine dies; nothing can run after that. */
  readonly onDeath?: (error: StoreFailedError) => void;
  /** Overrides the start parameters, to test unsafe settings. */
  readonly startParameters?: readonly string[];
  /**
   * Initial contents of a database in memory, from PGlite's `dumpDataDir`: creating an empty one takes
   * seconds.
   */
  readonly contents?: Blob;
}

/** PGlite's own start parameters, but with syncing on: `-F` would turn it off. */
export const safeStartParameters: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'full_page_writes=on',
  '-c',
  'synchronous_commit=on',
  // The only method that reaches the disk in this engine: fdatasync does nothing, open_sync aborts.
  '-c',
  'wal_sync_method=fsync',
];

/**
 * The exit status by which the engine returns from an SQL error; anything else it throws means that it is
 * dead.
 */
const sqlErrorStatus = 100;

/** The parts of PGlite's module that reveal a panic and that allow leaving its endless loop. */
interface EngineModule {
  _PostgresMainLoopOnce: () => void;
  stackRestore: (pointer: number) => void;
}

/**
 * Opens the engine on a directory, or in memory without one.
 * @throws DatabaseStartError with the engine's last output when it can't be opened
 */
export async function openEngine(
  directory: string | undefined,
  options: EngineOptions = {},
): Promise<Engine> {
  const fs = directory === undefined ? undefined : new SyncedNodeFS(directory);
  const parameters = options.startParameters ?? (fs ? safeStartParameters : PGlite.defaultStartParams);
  const lastWords: string[] = [];
  const pglite = await start(fs, parameters, lastWords, options.contents);
  const life = watch(pglite, lastWords, options.onDeath);
  let closing = false;
  let running = 0;

  const statements = new PreparedStatements(pglite);
  const run: Engine['run'] = async (sql, values) => {
    if (life.death) throw life.death;
    if (closing) throw new StoreFailedError('the embedded database is closed');
    running++;
    try {
      const rows = await statements.run(sql, values);
      if (life.death) throw life.death;
      return rows;
    } catch (error) {
      throw life.death ?? asSqlError(error);
    } finally {
      running--;
    }
  };
  const inTransaction = () => !life.death && !closing && pglite.isInTransaction();

  const [setting] = await run(`select current_setting('server_version') as version`, []);
  return {
    version: String((setting as { version: unknown }).version),
    run,
    get syncs() {
      return fs?.syncs ?? 0;
    },
    get idle() {
      return running === 0 && !inTransaction();
    },
    get inTransaction() {
      return inTransaction();
    },
    async close() {
      if (closing || life.death) return;
      closing = true;
      // Waits for everything that is still running, and may die. The close itself ends with an exit, which
      // looks like a death.
      await pglite.query('select').catch(() => {});
      life.unwatch();
      if (!life.death) await pglite.close();
    },
  };
}

async function start(
  fs: SyncedNodeFS | undefined,
  parameters: readonly string[],
  lastWords: string[],
  contents: Blob | undefined,
): Promise<PGlite> {
  const pglite = new PGlite({
    ...(fs && { fs }),
    ...(contents && { loadDataDir: contents }),
    startParams: [...parameters],
    parsers: { [types.INT8]: Number },
    onStderr: (line) => {
      if (lastWords.push(line) > 20) lastWords.shift();
      return false;
    },
  });
  try {
    await pglite.waitReady;
    return pglite;
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    const words = lastWords.filter((line) => /FATAL|PANIC|ERROR|HINT|DETAIL/.test(line)).join('\n');
    throw new DatabaseStartError(
      `The embedded database${fs ? ` in ${fs.directory}` : ''} could not be opened.\n${words || String(error)}`,
      { cause: error },
    );
  }
}

interface Life {
  readonly death: StoreFailedError | undefined;
  unwatch(): void;
}

/** Detects when the engine throws anything but an SQL error. */
function watch(pglite: PGlite, lastWords: readonly string[], onDeath: EngineOptions['onDeath']): Life {
  let death: StoreFailedError | undefined;
  let watching = true;
  const module = pglite.Module as unknown as EngineModule;
  const step = module._PostgresMainLoopOnce;

  function die(cause: unknown): void {
    const panic = lastWords.findLast((line) => /PANIC|FATAL/.test(line));
    death = new StoreFailedError(`the embedded database has failed: ${panic ?? String(cause)}`, { cause });
    // PGlite calls this after each error; throwing from it is the only way out of its endless loop.
    module.stackRestore = () => {
      throw death;
    };
    onDeath?.(death);
  }

  module._PostgresMainLoopOnce = () => {
    if (death) throw death;
    try {
      step();
    } catch (error) {
      if (watching && (error as { status?: unknown }).status !== sqlErrorStatus) die(error);
      throw error;
    }
  };
  return {
    get death() {
      return death;
    },
    unwatch() {
      watching = false;
    },
  };
}

function asSqlError(error: unknown): unknown {
  const { message, code, constraint } = error as { message?: unknown; code?: unknown; constraint?: unknown };
  if (typeof message !== 'string' || typeof code !== 'string') return error;
  return new SqlError(message, code, typeof constraint === 'string' ? constraint : undefined);
}
