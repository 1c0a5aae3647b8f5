import type { Sender } from '#src/services/requests/caller.ts';
/** connecting: not yet, or not again; socket.io goes on trying by itself. */
export type SocketState = 'idle' | 'connecting' | 'up';
/** What of a socket.io client is used. */
export interface RawSocket {
    readonly connected: boolean;
    timeout(ms: number): {
        emit(event: string, ...args: unknown[]): unknown;
    };
    on(event: 'connect' | 'disconnect' | 'connect_error', listener: () => void): unknown;
    onAny(listener: (event: string, payload: unknown) => void): unknown;
    connect(): unknown;
    disconnect(): unknown;
}
export interface SocketLink {
    state(): SocketState;
    /** One try of a call; fails at once with `network` when the socket is not up. */
    readonly send: Sender;
    onState(listener: (state: SocketState) => void): () => void;
    onPush(listener: (event: string, payload: unknown) => void): () => void;
    /** Opens it (the first time loads socket.io); later openings are free. */
    open(): void;
    /** Drops a connection that looks up but is not, and makes a new one after `delayMs`. */
    restart(delayMs?: number): void;
    close(): void;
}
export declare function createSocketLink(load: () => Promise<RawSocket>, random?: () => number): SocketLink;
