/**
 * The store as the rest of the server sees it: parameterized SQL, the same on the embedded database and on
 * PostgreSQL.
 */

/**
 * A value for `$1`, `$2` and so on. JSON columns take JSON text: `JSON.stringify` it, on both stores.
 * Rows come back with `Date` for instants, `number` for every integer and count, and parsed values for JSON
 * columns.
 */
export type Parameter =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly string[]
  | readonly number[];

export interface Queryable {
  /**
   * Runs one statement. To learn which rows it changed, use `returning`.
   * @throws SqlError when the store refuses the statement, StoreFailedError when the store itself is gone
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly Parameter[],
  ): Promise<readonly Row[]>;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /** Describes the store in the startup message; contains no password. */
  readonly description: string;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects or when one of
   * its statements was refused. Inside it, use only the handle it gets: the embedded store has one
   * connection, so a query on the database itself would wait forever for the transaction to end, and a slow
   * transaction holds up everyone.
   */
  transaction<Result>(work: (handle: Queryable) => Promise<Result>): Promise<Result>;
  /** Lets running statements finish, then closes the store; the embedded one writes a checkpoint. */
  close(): Promise<void>;
}
