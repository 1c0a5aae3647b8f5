import type { OperationName } from '#protocol/operations.ts';
import { type AnswerFor, type RequestFor, type Wire } from '#src/services/requests/wire.ts';
export interface CallOptions {
    /** The secret of a seat. */
    readonly seat?: string;
    /** Names the command, so that a retry is the same one; made up for everything but GET where absent. */
    readonly commandId?: string;
    readonly signal?: AbortSignal;
}
/** One try: gives the answer's data or throws a RequestError. */
export type Sender = (name: OperationName, wire: Wire, request: Readonly<Record<string, unknown>>, options: CallOptions) => Promise<unknown>;
export interface Caller {
    /** Places a call and waits for its answer; throws RequestError. */
    readonly call: <N extends OperationName>(name: N, request: RequestFor<N>, options?: CallOptions) => Promise<AnswerFor<N>>;
}
export interface CallerDeps {
    /** Which way the next try goes; `attempt` is 0 for the first. */
    readonly senderFor: (wire: Wire, attempt: number) => Sender;
    readonly now?: () => number;
    readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
    /** Hears of every answer that tells the server's time: server time, and when the call left and came back, in ms. */
    readonly onTime?: (serverNow: number, sentAt: number, receivedAt: number) => void;
    readonly log?: (message: string, detail: unknown) => void;
}
export declare function createCaller(deps: CallerDeps): Caller;
/** Waits; ends early with an `aborted` RequestError when the signal fires. */
export declare function wait(ms: number, signal?: AbortSignal): Promise<void>;
