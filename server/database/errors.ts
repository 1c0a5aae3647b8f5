/**
 * Errors of the store, each for a different audience: the calling code, the operator at startup, the process
 * itself.
 */

/**
 * The store refused a statement, which had no effect. Holds neither parameters nor row values, because they
 * may be names or answers.
 */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  /** SQLSTATE: five characters, such as 23505 for a duplicate key. */
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(message: string, code: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

/** True if a statement failed because a unique index (the named one, if given) already has such a row. */
export function isDuplicate(error: unknown, constraint?: string): error is SqlError {
  return (
    error instanceof SqlError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/**
 * The store can't be used at all; the message tells the operator why and what to do. Print it without its
 * stack.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** The store is gone or the connection broke; the last statement may or may not have taken effect. */
export class StoreFailedError extends Error {
  override readonly name = 'StoreFailedError';
}
