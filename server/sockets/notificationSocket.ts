// The notification socket of a signed-in person (specification 3, section 7 "Realtime socket"). There is no
// sign-in yet, so the handshake refuses everyone, with a catalog error that clients read from
// `connect_error`.

import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { ProtocolError } from '#protocol/errors.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_PATHS } from '#protocol/pushes.ts';
import type { SocketPorts } from '#server/sockets/gameSocket.ts';
import { guardConnections, guardOrigins, type GuardPorts } from '#server/sockets/guard.ts';

/** Bytes per message: a handshake needs no more. */
const MAX_MESSAGE = 4 * 1024;

export function createNotificationSocket(
  http: HttpServer,
  ports: Pick<SocketPorts, 'isAllowedOrigin' | keyof GuardPorts>,
): Server {
  const io = new Server(http, {
    path: SOCKET_PATHS.notification,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    connectTimeout: SOCKET_CONNECT_TIMEOUT_MS,
    // The game socket ends connections to unknown paths.
    destroyUpgrade: false,
  });
  guardOrigins(io, ports.isAllowedOrigin);
  guardConnections(io, ports);
  io.use((_socket, next) => next(refusal({ type: 'request.UNAUTHORIZED' })));
  return io;
}

/** Socket.IO passes an error's `message` and `data` on to the client. */
function refusal(error: ProtocolError): Error & { readonly data: ProtocolError } {
  return Object.assign(new Error(error.type), { data: error });
}
