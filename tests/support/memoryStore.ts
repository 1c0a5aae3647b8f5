// In-memory stores for test servers. Opening one costs seconds of CPU, so closed ones are emptied and reused.

import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { emptyTables } from '#server/testing/emptyTables.ts';
import { emptyStore } from '#server/testing/preparedStore.ts';

/** Open stores that hold only what migrations insert. */
const free: Database[] = [];

/** Returns an empty store that belongs to the caller until it is closed. */
export async function memoryStore(): Promise<Database> {
  const store = free.pop() ?? (await openDatabase({ kind: 'embedded', contents: await emptyStore() }));
  let closing: Promise<void> | undefined;
  /** Late queries must not reach the rows of the store's next user. */
  const ifOpen = <Result>(work: () => Promise<Result>): Promise<Result> =>
    closing ? Promise.reject(new Error('the store of the test is closed')) : work();
  return {
    kind: store.kind,
    description: store.description,
    query: (sql, parameters) => ifOpen(() => store.query(sql, parameters)),
    transaction: (work) => ifOpen(() => store.transaction(work)),
    close: () =>
      (closing ??= emptyTables(store).then(() => {
        free.push(store);
      })),
  };
}
