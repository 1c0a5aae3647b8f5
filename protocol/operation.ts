// What an operation is: one row of the table from which routes, socket handlers, client and reference come.

import type * as z from 'zod/mini';
import type { ErrorType } from '#protocol/errors.ts';

/** Who may call: anyone; the player whose seat ticket is shown; whoever can own quizzes and rooms; the owner of the room. */
export type Role = 'anyone' | 'player' | 'owner' | 'roomHost';

export interface Operation<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
  Who extends Role = Role,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path of the game service; `{field}` is filled from the request. */
  readonly path: string;
  /** Older path, where the specification names one. */
  readonly legacyPath?: string;
  /** Further ones, where it names several, or several calls that are this one. */
  readonly otherPaths?: readonly string[];
  /** Name on the socket; absent for what needs HTTP (cookies, large bodies). Never holds a dot. */
  readonly event?: string;
  readonly role: Who;
  readonly request: Request;
  readonly answer: Answer;
  /** Besides those that every operation can answer (COMMON_ERRORS). */
  readonly errors: readonly ErrorType[];
  /** Milliseconds that a client waits; 30 s where absent. */
  readonly timeoutMs?: number;
  /** Times that a client tries again after a time-out or a status of 500 or above; 1 s apart. */
  readonly retries?: number;
  /** Largest body in bytes; MAX_BODY where absent. */
  readonly maxBody?: number;
  /** The body is a file as it is (`FILE_BODY`), which is the request's field `file`; others stand in its path. */
  readonly fileBody?: true;
}

export const COMMON_ERRORS = [
  'request.VALIDATION_ERROR',
  'request.RATE_LIMITED',
  'request.TOO_LARGE',
  'request.TOO_SLOW',
  'request.COMMAND_REUSED',
  'server.INTERNAL',
  'server.RESTARTING',
] as const satisfies readonly ErrorType[];

/** The type of a body that is a file: what the file is shows in its bytes, and what a sender calls it is no proof. */
export const FILE_BODY = 'application/octet-stream';

/** Bytes of a request where its operation says nothing else. */
export const MAX_BODY = 64 * 1024;
/** Milliseconds a client waits for an answer (specification 1, section 7). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Milliseconds between two tries of a call. */
export const RETRY_DELAY_MS = 1_000;

export function defineOperation<
  Request extends z.core.$ZodType,
  Answer extends z.core.$ZodType,
  Who extends Role,
>(operation: Operation<Request, Answer, Who>): Operation<Request, Answer, Who> {
  return operation;
}

/** All under which it can be called by HTTP, its own first. */
export function pathsOf({ path, legacyPath, otherPaths = [] }: Operation): readonly string[] {
  return [path, ...(legacyPath === undefined ? [] : [legacyPath]), ...otherPaths];
}

/** zod's types are mutable; what crosses the wire is only read. */
export type Immutable<T> = T extends Uint8Array
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

export type RequestOf<O extends Operation> = Immutable<z.core.input<O['request']>>;
export type AnswerOf<O extends Operation> = Immutable<z.core.output<O['answer']>>;

/** Headers that carry what a body does not (specification 1, section 7). On the socket they are the second argument, `CallMeta`. */
export const HEADERS = {
  trace: 'x-trace-id',
  session: 'x-session-id',
  uid: 'x-uid',
  experiment: 'x-experiment',
  requestContext: 'x-request-context',
  csrf: 'x-csrf-token',
  /** The secret of a seat, given at join. */
  seat: 'x-seat-ticket',
  /** Names a command, so that a retry is the same command. */
  command: 'x-command-id',
} as const;

export interface CallMeta {
  readonly traceId?: string;
  readonly seat?: string;
  readonly commandId?: string;
}
