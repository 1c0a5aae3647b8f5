// Stores in memory for servers of tests. Opening one costs seconds of a processor: those that were closed are emptied and used again.

import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { emptyStore } from '#server/testing/preparedStore.ts';

/** Open, and empty but for what migrations bring. */
const free: Database[] = [];

/** An empty store of the caller's own, until it is closed. */
export async function memoryStore(): Promise<Database> {
  const store = free.pop() ?? (await openDatabase({ kind: 'embedded', contents: await emptyStore() }));
  let closing: Promise<void> | undefined;
  /** Who comes late must not meet the next one's rows. */
  const ifOpen = <Result>(work: () => Promise<Result>): Promise<Result> =>
    closing ? Promise.reject(new Error('the store of the test is closed')) : work();
  return {
    kind: store.kind,
    description: store.description,
    query: (sql, parameters) => ifOpen(() => store.query(sql, parameters)),
    transaction: (work) => ifOpen(() => store.transaction(work)),
    close: () =>
      (closing ??= emptied(store).then(() => {
        free.push(store);
      })),
  };
}

/** After all that still runs. */
function emptied(store: Database): Promise<void> {
  return store.transaction(async (handle) => {
    const tables = await handle.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    await handle.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`);
  });
}
