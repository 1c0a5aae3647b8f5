// Creates the socket.io client; imported only when a game opens, to keep it out of the first load.

import type { Session } from '#src/platform/requests/session.ts';
import { GAME_SOCKET } from '#src/platform/requests/wire.ts';
import type { RawSocket } from '#src/platform/socket/socketLink.ts';

export async function loadSocket(session: Session): Promise<RawSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: GAME_SOCKET.path,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: GAME_SOCKET.connectTimeoutMs,
    withCredentials: true,
    autoConnect: false,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    query: { sessionId: session.sessionId, uid: session.uid },
  });
}
