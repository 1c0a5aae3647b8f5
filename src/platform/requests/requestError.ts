// Why a call failed, in one shape for HTTP and socket; pages turn `type` into a sentence (`errors:<type>`).

import type { ErrorType, ProtocolError } from '#protocol/errors.ts';
import { PASSING_ERRORS } from '#src/platform/requests/passingErrors.ts';

/** Failures that the client itself finds. */
export type LocalFailure = 'timeout' | 'network' | 'aborted' | 'request.LOOP_DETECTED';
/** A newer server may name types that this client does not know. */
export type FailureType = ErrorType | LocalFailure | (string & {});

/** The room that opens later, and when. */
export type Scheduled = NonNullable<ProtocolError['scheduled']>;

export interface FailureDetails {
  /** HTTP status; without one that of the type where it passes, else 0. */
  readonly status?: number;
  /** Where in the request the fault lies. */
  readonly path?: readonly (string | number)[] | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number | undefined;
  /** The puzzle that has to be solved first. */
  readonly challenge?: string | undefined;
  readonly scheduled?: Scheduled | undefined;
  /** Server time in ms since which nobody can join the room. */
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
    this.status = details.status ?? PASSING_ERRORS[type as ErrorType] ?? 0;
    this.path = details.path ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.challenge = details.challenge ?? null;
    this.scheduled = details.scheduled ?? null;
    this.endedAt = details.endedAt ?? null;
  }
}

/** Whether the call never got an answer about its content: it may be placed again as it is. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.type === 'timeout' || error.type === 'network' || error.status >= 500 || error.status === 429;
}

/** Whether the server says that the room or the seat is no more: what this device keeps of it is of no use. */
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

/** The type of any thrown thing, for the catalogue of sentences. */
export function failureType(error: unknown): FailureType {
  return error instanceof RequestError ? error.type : 'server.INTERNAL';
}

/** What whoever stands between page and server may say of the way itself. */
const UNNAMED_TYPES: Readonly<Record<number, ErrorType>> = {
  413: 'request.TOO_LARGE',
  429: 'request.RATE_LIMITED',
  503: 'server.RESTARTING',
};

/**
 * Reads an envelope `{ success, data | error }` (or the older `{ success: false, type | error }`).
 * Gives the data, or throws the RequestError; `status` is that of HTTP, or null on the socket.
 * Only an envelope is the server's word: a proxy's page, whatever its status, is a broken network.
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
