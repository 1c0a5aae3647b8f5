/** The handle that work inside a transaction gets, the same on every store. */
import type { Queryable } from './Database.ts';

/**
 * Runs `work` with a handle that is valid only until it ends.
 * @throws what `work` throws, or the first error of a statement even if `work` ignored it: the store has
 * rolled back by then, and a `commit` wouldn't report that
 */
export async function runInTransaction<Result>(
  connection: Queryable,
  work: (handle: Queryable) => Promise<Result>,
): Promise<Result> {
  let open = true;
  let refused: { readonly error: unknown } | undefined;
  const handle: Queryable = {
    async query(sql, parameters) {
      if (!open) throw new Error('this transaction has ended');
      try {
        return await connection.query(sql, parameters);
      } catch (error) {
        refused ??= { error };
        throw error;
      }
    },
  };
  try {
    const result = await work(handle);
    if (refused) throw refused.error;
    return result;
  } finally {
    open = false;
  }
}
