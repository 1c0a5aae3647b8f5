// Operation definition: one row of the table behind routes, socket handlers, client and reference.

import type * as z from 'zod/mini';
import type { ErrorType } from '#protocol/errors.ts';

/**
 * Caller that an operation admits: anyone; the player whose seat ticket is sent; anyone who can own quizzes
 * and rooms; the owner of the room; that player if a ticket of the room is sent, otherwise the room's owner.
 */
export type Role = 'anyone' | 'player' | 'owner' | 'roomHost' | 'playerOrHost';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Operation<
  Request extends z.core.$ZodType = z.core.$ZodType,
  Answer extends z.core.$ZodType = z.core.$ZodType,
  Who extends Role = Role,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** The specification lets a client post what it could also get. */
  readonly alsoPosted?: true;
  /** Path of the game service; `{field}` is filled from the request. */
  readonly path: string;
  /** Older path, if the specification names one. */
  readonly legacyPath?: string;
  /** More paths, if the specification names several, or several calls that amount to this one. */
  readonly otherPaths?: readonly string[];
  /** Name on the socket, without dots; absent if the call needs HTTP (cookies, large bodies). */
  readonly event?: string;
  readonly role: Who;
  readonly request: Request;
  readonly answer: Answer;
  /** In addition to those that every operation may return (COMMON_ERRORS). */
  readonly errors: readonly ErrorType[];
  /** Milliseconds that a client waits; 30 s if absent. */
  readonly timeoutMs?: number;
  /** Number of times a client retries after a timeout or a status of 500 or above; 1 s apart. */
  readonly retries?: number;
  /** Maximum body size in bytes; MAX_BODY if absent. */
  readonly maxBody?: number;
  /**
   * The body is a raw file (`FILE_BODY`), which becomes the request's field `file`; other fields are in the
   * path.
   */
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
  'server.CANT_SAVE',
] as const satisfies readonly ErrorType[];

/**
 * Content type of a body that is a file. The file's bytes decide what kind it is, never the sender's claim.
 */
export const FILE_BODY = 'application/octet-stream';

/** Maximum bytes of a request, unless its operation says otherwise. */
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

/** All HTTP paths of an operation, its own first. */
export function pathsOf({ path, legacyPath, otherPaths = [] }: Operation): readonly string[] {
  return [path, ...(legacyPath === undefined ? [] : [legacyPath]), ...otherPaths];
}

/** All HTTP methods of an operation, its own first. */
export function methodsOf({ method, alsoPosted }: Operation): readonly Method[] {
  return alsoPosted ? [method, 'POST'] : [method];
}

/** zod's types are mutable, but wire data is only read. */
export type Immutable<T> = T extends Uint8Array
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

export type RequestOf<O extends Operation> = Immutable<z.core.input<O['request']>>;
export type AnswerOf<O extends Operation> = Immutable<z.core.output<O['answer']>>;

/**
 * Headers for what the body doesn't carry (specification 1, section 7). On the socket they're the second
 * argument, `CallMeta`.
 */
export const HEADERS = {
  trace: 'x-trace-id',
  session: 'x-session-id',
  uid: 'x-uid',
  experiment: 'x-experiment',
  requestContext: 'x-request-context',
  csrf: 'x-csrf-token',
  /** The secret of a seat, issued when a player joins. */
  seat: 'x-seat-ticket',
  /** Identifies a command, so that a retry counts as the same command. */
  command: 'x-command-id',
} as const;

export interface CallMeta {
  readonly traceId?: string;
  readonly seat?: string;
  readonly commandId?: string;
}
