/** Messages between the server's thread and the database's thread. */
import type { Parameter } from '../Database.ts';
import { DatabaseStartError, SqlError, StoreFailedError } from '../errors.ts';

/** `directory` is undefined for a database in memory. */
export interface WorkerTask {
  readonly directory: string | undefined;
}

export type ToWorker =
  | {
      readonly kind: 'run';
      readonly id: number;
      readonly sql: string;
      readonly parameters: readonly Parameter[];
    }
  | { readonly kind: 'close'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'opened'; readonly version: string }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly object[] }
  | { readonly kind: 'error'; readonly id: number; readonly error: PackedError }
  | { readonly kind: 'died'; readonly error: PackedError };

/** An error as plain data: messages between threads keep neither an error's class nor its fields. */
export interface PackedError {
  readonly kind: 'sql' | 'start' | 'failed';
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
}

export function packError(error: unknown): PackedError {
  if (error instanceof SqlError) {
    const { message, code, constraint } = error;
    return { kind: 'sql', message, code, ...(constraint !== undefined && { constraint }) };
  }
  if (error instanceof DatabaseStartError) return { kind: 'start', message: error.message };
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

export function unpackError({ kind, message, code = '', constraint }: PackedError): Error {
  if (kind === 'sql') return new SqlError(message, code, constraint);
  return kind === 'start' ? new DatabaseStartError(message) : new StoreFailedError(message);
}
