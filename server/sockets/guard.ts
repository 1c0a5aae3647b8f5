// What one connection may cost, below all events: who may open one, how much it may send, how much may wait for it.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { Limits } from '#server/limits/limits.ts';

export type IsAllowedOrigin = (origin: string | undefined, host: string | undefined) => boolean;

/** Characters that count as one packet more: taking a large one apart is work, too. */
const PACKET_SIZE = 512;
/** Characters that wait for a client that does not read them, before one more is too many. */
const MAX_UNREAD = 8 * 1024 * 1024;

/**
 * Whether a handshake comes from a page of this server, or from no browser. Answers in the form of a script (`j`) could be
 * read by any page: a script is fetched without an origin, and with the cookies where the page is of the same site.
 */
export function allowsHandshake(request: IncomingMessage, isAllowedOrigin: IsAllowedOrigin): boolean {
  const asScript = new URL(request.url ?? '', 'http://localhost').searchParams.has('j');
  return !asScript && isAllowedOrigin(request.headers.origin, request.headers.host);
}

/** Hangs up on connections that flood: each packet is work, also one that is no call, or a call that is refused. */
export function guardConnections(io: Server, limits: Limits): void {
  io.engine.on('connection', (connection: Socket['conn']) => {
    const key = randomUUID();
    let unread = 0;
    connection.on('packet', ({ data }: { readonly data?: unknown }) => {
      const size = typeof data === 'string' ? data.length : 0;
      if (limits.packets.take(key, Date.now(), 1 + Math.floor(size / PACKET_SIZE)) > 0) hangUp(connection);
    });
    connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
      // A single answer may be as large as it is.
      if (unread > MAX_UNREAD) hangUp(connection);
      unread += typeof data === 'string' ? data.length : 0;
    });
    connection.on('flush', () => {
      unread = 0;
    });
  });
}

/** At once: who floods answers no polite goodbye, and what has arrived already is not looked at. */
function hangUp(connection: Socket['conn']): void {
  const transport: { readonly socket?: { terminate?(): void } } = connection.transport as object;
  connection.removeAllListeners('packet').removeAllListeners('data');
  connection.close(true);
  transport.socket?.terminate?.();
}
