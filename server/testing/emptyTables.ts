/** Empties every table but the list of migrations: a store is ready for its next user, for much less than opening one. */
import type { Database } from '#server/database/Database.ts';

/** Waits for everything that is still running on the store. */
export function emptyTables(store: Database): Promise<void> {
  return store.transaction(async (handle) => {
    const tables = await handle.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    await handle.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`);
  });
}
