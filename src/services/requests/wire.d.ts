import type { AnswerOf, Operation, RequestOf } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
export type RequestFor<N extends OperationName> = RequestOf<(typeof OPERATIONS)[N]>;
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof OPERATIONS)[N]>;
/** How an operation travels. Times in milliseconds. */
export interface Wire extends Pick<Operation, 'method' | 'path' | 'timeoutMs' | 'retries'> {
    /** Whether a socket carries it too; there it is called by its name. */
    readonly bySocket?: true;
}
export declare const WIRE: { readonly [N in OperationName]: Wire; };
export declare const GAME_SOCKET: {
    readonly path: "/_gsocket/sockUpg";
    readonly connectTimeoutMs: 12000;
};
