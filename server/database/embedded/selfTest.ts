/**
 * Startup check that a commit of the embedded database reaches the disk; if it doesn't, the server must not
 * run.
 */
import { DatabaseStartError } from '../errors.ts';
import type { Engine } from './engine.ts';

const safeSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'fsync',
};

/** @throws DatabaseStartError when a setting is unsafe or a commit syncs nothing */
export async function selfTest(engine: Pick<Engine, 'run' | 'syncs'>, directory: string): Promise<void> {
  const refuse = (reason: string) => {
    throw new DatabaseStartError(
      `The embedded database in ${directory} would lose answers in a power cut: ${reason}. The server won't start like this. ` +
        'Undo changes to postgresql.conf and postgresql.auto.conf there, reinstall the packages (npm ci), or set DATABASE_URL to a PostgreSQL server.',
    );
  };
  const [settings = {}] = await engine.run(
    `select ${Object.keys(safeSettings)
      .map((name) => `current_setting('${name}') as ${name}`)
      .join(', ')}`,
    [],
  );
  for (const [name, safe] of Object.entries(safeSettings)) {
    const value = (settings as Record<string, unknown>)[name];
    if (value !== safe) refuse(`its setting ${name} is ${String(value)} instead of ${safe}`);
  }
  const before = engine.syncs;
  // The smallest thing that makes a commit write to the log; it changes no table.
  await engine.run(`select pg_logical_emit_message(true, 'self-test', '')`, []);
  if (engine.syncs === before) refuse('a commit did not sync to disk');
}
