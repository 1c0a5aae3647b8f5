// Error catalog: every error type that the server sends, with its HTTP status; those of areas and features
// are in their own folders.
// The client turns a type into a sentence with the key `errors:<type>` (specification 1 and 2 section 8,
// specification 3 section 8).

import { type Merged, merged, type MergedPart, mergedPart } from '#protocol/merged.ts';
import * as AREAS from '#protocol/areas/catalogue.ts';
import * as FEATURES from '#protocol/features/registry.ts';

const GAME_ERRORS = {
  'request.VALIDATION_ERROR': 400,
  'request.NOT_FOUND': 404,
  'request.TOO_LARGE': 413,
  /** A large body arrives too slowly to be complete in time. */
  'request.TOO_SLOW': 408,
  'request.RATE_LIMITED': 429,
  'request.UNAUTHORIZED': 401,
  'request.CSRF': 403,
  /** A different command with this id was already carried out; nothing was done. */
  'request.COMMAND_REUSED': 409,
  'request.FORBIDDEN': 403,
  'server.INTERNAL': 500,
  'server.RESTARTING': 503,
  /** The disk is full or fails. What was sent may or may not have been saved: send it again. */
  'server.CANT_SAVE': 503,
  /**
   * Too many large requests are waiting to be read, or pictures to be encoded; try again after `retryAfter`
   * seconds.
   */
  'server.BUSY': 503,
  /** Also the reply for a locked or full room, so that guessing codes reveals nothing. */
  'room.NOT_FOUND': 404,
  /** Only sent to the room's host. */
  'room.FULL': 409,
  'room.COMPLETED': 410,
  'room.STOPPED': 410,
  /** Closed before its game started. */
  'room.CLOSED': 410,
  'room.EXPIRED': 410,
  /** The room opens in `retryAfter` seconds. */
  'room.SCHEDULED': 409,
  'room.NOT_STARTED': 409,
  'room.ALREADY_STARTED': 409,
  'room.PAUSED': 409,
  'room.NOT_PAUSED': 409,
  'room.WRONG_STATE': 409,
  /**
   * The room has moved on since the caller saw it; nothing was done, and the next view shows the current
   * step.
   */
  'room.MOVED_ON': 409,
  'player.CHARACTER_LOCKED': 409,
  'player.DUPLICATE_NAME': 409,
  'player.NOT_FOUND': 404,
  'player.DELETED': 403,
  /** The host didn't let the player in. */
  'player.REJECTED': 403,
  'player.NOT_APPROVED': 403,
  'player.ALREADY_OVER': 409,
  'player.NO_ATTEMPTS_LEFT': 409,
  'response.CANT_SAVE': 409,
  'response.ALREADY_ANSWERED': 409,
  'response.QUESTION_CLOSED': 409,
  'response.TOO_EARLY': 409,
  'response.WRONG_QUESTION': 409,
} as const satisfies Record<string, number>;

export type ErrorType =
  | keyof typeof GAME_ERRORS
  | keyof MergedPart<typeof FEATURES, 'errors'>
  | keyof Merged<typeof AREAS>;

export const ERRORS: Readonly<Record<ErrorType, number>> = {
  ...GAME_ERRORS,
  ...mergedPart(FEATURES, 'errors'),
  ...merged(AREAS),
};

export interface ProtocolError {
  readonly type: ErrorType;
  /** Location of the fault in the request, for request.VALIDATION_ERROR. */
  readonly path?: readonly (string | number)[];
  /** English, for logs and developers; people see the translated type. */
  readonly message?: string;
  /** Seconds until a rejected call may be retried. */
  readonly retryAfter?: number;
  /**
   * For request.RATE_LIMITED on a code or password: the puzzle that has to be solved for the try to count
   * (`proofOfWork.ts`).
   */
  readonly challenge?: string;
  /** For room.SCHEDULED: the room, and the server time in ms when it opens. */
  readonly scheduled?: { readonly roomHash: string; readonly opensAt: number };
  /**
   * For a room that can't be joined anymore (room.EXPIRED and the like): when it ended, as server time in ms.
   */
  readonly endedAt?: number;
}

export type CallResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: ProtocolError };
