import { type ErrorType, type ProtocolError } from '#protocol/errors.ts';
/** Failures that the client itself finds. */
export type LocalFailure = 'timeout' | 'network' | 'aborted' | 'request.LOOP_DETECTED';
/** A newer server may name types that this client does not know. */
export type FailureType = ErrorType | LocalFailure | (string & {});
/** The room that opens later, and when. */
export type Scheduled = NonNullable<ProtocolError['scheduled']>;
export interface FailureDetails {
    /** HTTP status; 0 where none came. */
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
export declare class RequestError extends Error {
    readonly name = "RequestError";
    readonly type: FailureType;
    readonly status: number;
    readonly path: readonly (string | number)[];
    readonly retryAfter: number | null;
    readonly challenge: string | null;
    readonly scheduled: Scheduled | null;
    readonly endedAt: number | null;
    constructor(type: FailureType, details?: FailureDetails);
}
/** Whether the call never got an answer about its content: it may be placed again as it is. */
export declare function isPassing(error: unknown): boolean;
/** Whether the server says that the room or the seat is no more: what this device keeps of it is of no use. */
export declare function isLost(error: unknown): boolean;
/** The type of any thrown thing, for the catalogue of sentences. */
export declare function failureType(error: unknown): FailureType;
/**
 * Reads an envelope `{ success, data | error }` (or the older `{ success: false, type | error }`).
 * Gives the data, or throws the RequestError; `status` is that of HTTP, or null on the socket.
 * Only an envelope is the server's word: a proxy's page, whatever its status, is a broken network.
 */
export declare function readEnvelope(body: unknown, status: number | null, retryAfter?: number): unknown;
