/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Migrations: brings a store to this version's tables by running, in order, the SQL files of `migrations/`
 * that it hasn't run yet.
 *
 * The files are embedded in the code as text (Vite's `?raw`), so that they are found both from source and
 * from the bundle. They are generated from `schema.ts`. Never change one that was released; add another
 * instead.
 */
import { createHash } from 'node:crypto';
import type { Database, Queryable } from './Database.ts';
import { DatabaseStartError } from './errors.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All migrations of this version, in the order they run. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** An arbitrary constant: servers that start at the same time wait for each other on this lock. */
const lockKey = 7_264_137;

/** Independent of line endings, which git may change on Windows. */
const hashOf = ({ sql }: Migration) =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/**
 * Runs all missing migrations, or none. @returns the names of those that ran
 * @throws DatabaseStartError when the store was made by a newer or a different version
 */
export function migrate(database: Database, wanted = migrations): Promise<readonly string[]> {
  return database.transaction(async (handle) => {
    await handle.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await handle.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const missing = await findMissing(handle, wanted);
    for (const migration of missing) {
      for (const statement of migration.sql.split('--> statement-breakpoint')) {
        if (statement.trim() !== '') await handle.query(statement);
      }
      await handle.query('insert into migrations (name, hash) values ($1, $2)', [
        migration.name,
        hashOf(migration),
      ]);
    }
    return missing.map(({ name }) => name);
  });
}

async function findMissing(handle: Queryable, wanted: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = await handle.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name',
  );
  for (const { name, hash } of applied) {
    const known = wanted.find((migration) => migration.name === name);
    if (!known) {
      throw new DatabaseStartError(
        `The database was written by a newer version of Quizpeak (it has "${name}"). Start that version or a later one.`,
      );
    }
    if (hashOf(known) !== hash) {
      throw new DatabaseStartError(
        `The database was created by another edition of Quizpeak: its "${name}" does not match this version.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return wanted.filter(({ name }) => !done.has(name));
}
