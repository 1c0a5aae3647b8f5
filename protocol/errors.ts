// The error catalogue: every error type that the server sends, with its HTTP status; those of an area or a feature stand in its folder.
// The client turns a type into a sentence by the key `errors:<type>` (specification 1 and 2 section 8, specification 3 section 8).

import { type MergedPart, mergedPart } from '#protocol/merged.ts';
import * as AREAS from '#protocol/areas/catalogue.ts';
import * as FEATURES from '#protocol/features/registry.ts';

const GAME_ERRORS = {
  'request.VALIDATION_ERROR': 400,
  'request.NOT_FOUND': 404,
  'request.TOO_LARGE': 413,
  /** A large body comes so slowly that it would not be whole in time. */
  'request.TOO_SLOW': 408,
  'request.RATE_LIMITED': 429,
  'request.UNAUTHORIZED': 401,
  'request.CSRF': 403,
  /** The command's id was used for another command, which was carried out: nothing was done. */
  'request.COMMAND_REUSED': 409,
  'request.FORBIDDEN': 403,
  'server.INTERNAL': 500,
  'server.RESTARTING': 503,
  /** Too many large requests wait to be read, or pictures to be encoded; after `retryAfter` seconds it can be tried again. */
  'server.BUSY': 503,
  /** Also the reply for a locked or full room, so that trying codes tells nothing. */
  'room.NOT_FOUND': 404,
  /** Told to its host alone. */
  'room.FULL': 409,
  'room.COMPLETED': 410,
  'room.STOPPED': 410,
  /** Closed before its game started. */
  'room.CLOSED': 410,
  'room.EXPIRED': 410,
  /** The room opens later, in `retryAfter` seconds. */
  'room.SCHEDULED': 409,
  'room.NOT_STARTED': 409,
  'room.ALREADY_STARTED': 409,
  'room.PAUSED': 409,
  'room.NOT_PAUSED': 409,
  'room.WRONG_STATE': 409,
  /** The room is not any more where the caller saw it: nothing was done, and the next view tells where it is. */
  'room.MOVED_ON': 409,
  'player.DUPLICATE_NAME': 409,
  'player.NOT_FOUND': 404,
  'player.DELETED': 403,
  /** The host did not let the player in. */
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
  | keyof MergedPart<typeof AREAS, 'errors'>;

export const ERRORS: Readonly<Record<ErrorType, number>> = {
  ...GAME_ERRORS,
  ...mergedPart(FEATURES, 'errors'),
  ...mergedPart(AREAS, 'errors'),
};

export interface ProtocolError {
  readonly type: ErrorType;
  /** Where in the request the fault lies, for request.VALIDATION_ERROR. */
  readonly path?: readonly (string | number)[];
  /** English, for logs and developers; people see the translated type. */
  readonly message?: string;
  /** Seconds after which a refused call may be tried again. */
  readonly retryAfter?: number;
  /** For request.RATE_LIMITED of a code or password: what has to be solved so that it is looked at nevertheless (`proofOfWork.ts`). */
  readonly challenge?: string;
  /** For room.SCHEDULED: which room it is, and the server time in ms at which it opens. */
  readonly scheduled?: { readonly roomHash: string; readonly opensAt: number };
  /** For a room in which nobody can join any more (room.EXPIRED and the like): the server time in ms since which that is so. */
  readonly endedAt?: number;
}

export type Answered<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: ProtocolError };
