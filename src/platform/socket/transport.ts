// The one door to the server in a game: the socket while it is up, HTTP otherwise and for second tries.

import { type Caller, type CallerDeps, createCaller, type Sender } from '#src/platform/requests/caller.ts';
import type { SocketLink } from '#src/platform/socket/socketLink.ts';

export interface Transport extends Caller {
  readonly socket: SocketLink;
  /** Calls that make sense on the socket alone: a connection's place in an audience. */
  readonly overSocket: Caller;
}

export function createTransport(
  http: Sender,
  socket: SocketLink,
  deps: Omit<CallerDeps, 'senderFor'> = {},
): Transport {
  const picked = createCaller({
    ...deps,
    senderFor: (wire, attempt) =>
      attempt === 0 && wire.bySocket && socket.state() === 'up' ? socket.send : http,
  });
  return { call: picked.call, socket, overSocket: createCaller({ ...deps, senderFor: () => socket.send }) };
}
