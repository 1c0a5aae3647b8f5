/** What the rest of the server sees of its store: parameterised SQL, the same on the embedded database and on PostgreSQL. */

/**
 * A value for `$1`, `$2` and so on. JSON columns take JSON text: `JSON.stringify` it, on both stores.
 * Rows come back with `Date` for instants, `number` for every integer and count, parsed values for JSON columns.
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
   * Runs one statement. What changes rows says so by `returning`.
   * @throws SqlError when the store refuses the statement, StoreFailedError when the store itself is gone
   */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly Parameter[],
  ): Promise<readonly Row[]>;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /** Which store this is, for the start-up line; holds no password. */
  readonly description: string;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects or one of its statements was
   * refused. Inside it use the handle that it gets and nothing else: the embedded store has one connection, so that a query
   * of the database itself would wait for the end of the transaction for ever, and everybody waits for a slow one.
   */
  transaction<Result>(work: (handle: Queryable) => Promise<Result>): Promise<Result>;
  /** Lets running statements end, then closes the store; on the embedded one that writes a checkpoint. */
  close(): Promise<void>;
}
