// Error of a failed call, the same for HTTP and socket; pages show the message `errors:<type>`.

import { isRecord } from '#core/collections/isRecord.ts';
import type { ErrorType, ProtocolError } from '#protocol/errors.ts';
import { TRANSIENT_ERRORS } from '#src/platform/requests/transientErrors.ts';

/** Failures detected by the client itself. */
export type LocalFailure = 'timeout' | 'network' | 'aborted' | 'request.LOOP_DETECTED';
/** A newer server may send types that this client doesn't know. */
export type FailureType = ErrorType | LocalFailure | (string & {});

/** A room that opens later, and when. */
export type Scheduled = NonNullable<ProtocolError['scheduled']>;

export interface FailureDetails {
  /** HTTP status; if missing, the status of a transient error type, otherwise 0. */
  readonly status?: number;
  /** Path of the invalid field in the request. */
  readonly path?: readonly (string | number)[] | undefined;
  /** Seconds until the call may be retried. */
  readonly retryAfter?: number | undefined;
  /** Proof-of-work puzzle to solve first. */
  readonly challenge?: string | undefined;
  readonly scheduled?: Scheduled | undefined;
  /** Server time in ms at which joining closed. */
  readonly endedAt?: number | undefined;
  readonly message?: string | undefined;
}

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly type: FailureType;
  readonly status: number;
  readonly path: readonly (string | number)[];
  readonly retryAfter: number | null;
  readonly challenge: string | null;
  readonly scheduled: Scheduled | null;
  readonly endedAt: number | null;

  constructor(type: FailureType, details: FailureDetails = {}) {
    super(details.message ?? type);
    this.type = type;
    this.status = details.status ?? TRANSIENT_ERRORS[type as ErrorType] ?? 0;
    this.path = details.path ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.challenge = details.challenge ?? null;
    this.scheduled = details.scheduled ?? null;
    this.endedAt = details.endedAt ?? null;
  }
}

/** True if the call got no answer about its content, so that it may be retried as is. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.type === 'timeout' || error.type === 'network' || error.status >= 500 || error.status === 429;
}

/**
 * True if the server says that the room or seat no longer exists, so what this device stores for it is
 * useless.
 */
export function isLost(error: unknown): boolean {
  return error instanceof RequestError && LOST.includes(error.type);
}

const LOST: readonly FailureType[] = [
  'room.NOT_FOUND',
  'player.NOT_FOUND',
  'player.DELETED',
  'player.REJECTED',
  'request.UNAUTHORIZED',
];

/** Error type of any thrown value, for the error catalog. */
export function failureType(error: unknown): FailureType {
  return error instanceof RequestError ? error.type : 'server.INTERNAL';
}

/** Error types for statuses that a proxy between page and server may send on its own. */
const UNNAMED_TYPES: Readonly<Record<number, ErrorType>> = {
  413: 'request.TOO_LARGE',
  429: 'request.RATE_LIMITED',
  503: 'server.RESTARTING',
};

/**
 * Reads an envelope `{ success, data | error }` (or the older `{ success: false, type | error }`).
 * Returns the data or throws a RequestError; `status` is the HTTP status, or null on the socket.
 * Only an envelope comes from the server: a proxy's page counts as a network failure, whatever its status.
 */
export function readEnvelope(body: unknown, status: number | null, retryAfter?: number): unknown {
  const envelope = isRecord(body) && typeof body['success'] === 'boolean' ? body : {};
  const ok = status === null || (status >= 200 && status < 300);
  if (ok && envelope['success'] === true) return envelope['data'];
  const error = isRecord(envelope['error']) ? envelope['error'] : {};
  const named = [error['type'], envelope['type'], envelope['error']].find(
    (value) => typeof value === 'string',
  );
  const type = named ?? UNNAMED_TYPES[status ?? 0] ?? 'network';
  throw new RequestError(type, {
    ...(status !== null && { status: ok ? 500 : status }),
    path: Array.isArray(error['path']) ? (error['path'] as (string | number)[]) : undefined,
    retryAfter: typeof error['retryAfter'] === 'number' ? error['retryAfter'] : retryAfter,
    challenge: typeof error['challenge'] === 'string' ? error['challenge'] : undefined,
    scheduled: isRecord(error['scheduled']) ? (error['scheduled'] as unknown as Scheduled) : undefined,
    endedAt: typeof error['endedAt'] === 'number' ? error['endedAt'] : undefined,
    message: typeof error['message'] === 'string' ? error['message'] : undefined,
  });
}
