import { type Caller, type CallerDeps, type Sender } from '#src/services/requests/caller.ts';
import type { SocketLink } from '#src/services/socket/socketLink.ts';
export interface Transport extends Caller {
    readonly socket: SocketLink;
    /** Calls that make sense on the socket alone: a connection's place in an audience. */
    readonly overSocket: Caller;
}
export declare function createTransport(http: Sender, socket: SocketLink, deps?: Omit<CallerDeps, 'senderFor'>): Transport;
