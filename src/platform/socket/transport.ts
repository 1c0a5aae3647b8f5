// A game's calls to the server: over the socket while it is up, over HTTP otherwise and for retries.

import { type Caller, type CallerDeps, createCaller, type Sender } from '#src/platform/requests/caller.ts';
import type { SocketLink } from '#src/platform/socket/socketLink.ts';

export interface Transport extends Caller {
  readonly socket: SocketLink;
  /** For calls that only make sense on the socket, such as joining the audience. */
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
