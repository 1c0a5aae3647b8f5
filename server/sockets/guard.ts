// Limits on each connection, below the level of events: who may open one, how much it may send, and how much
// may be queued for it.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { Limits } from '#server/limits/limits.ts';

export type IsAllowedOrigin = (origin: string | undefined, host: string | undefined) => boolean;

/** Characters that count as one more packet, because parsing a large one is work too. */
const PACKET_SIZE = 512;
/** Characters that may be queued for a client that doesn't read, before the next packet is too many. */
const MAX_UNREAD = 8 * 1024 * 1024;

/**
 * Refuses requests that come from a page of another server, not from one of this server or a client that isn't a
 * browser. A middleware is asked about every request; `allowRequest` only about the first of a connection, and
 * not about the polls and the upgrade that follow.
 */
export function guardOrigins({ engine }: Server, isAllowedOrigin: IsAllowedOrigin): void {
  engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (allowsRequest(request, isAllowedOrigin)) return next();
    response.statusCode = 403;
    response.end();
  });
}

/**
 * Refuses responses in script form (`j`), which any page could read: scripts are fetched without an origin,
 * and with cookies if the page is on the same site.
 */
function allowsRequest(request: IncomingMessage, isAllowedOrigin: IsAllowedOrigin): boolean {
  const asScript = new URL(request.url ?? '', 'http://localhost').searchParams.has('j');
  return !asScript && isAllowedOrigin(request.headers.origin, request.headers.host);
}

/**
 * Hangs up on connections that flood: every packet is work, even one that isn't a call, or a call that is
 * refused.
 */
export function guardConnections(io: Server, limits: Limits): void {
  io.engine.on('connection', (connection: Socket['conn']) => {
    const key = randomUUID();
    let unread = 0;
    connection.on('packet', ({ data }: { readonly data?: unknown }) => {
      const size = typeof data === 'string' ? data.length : 0;
      if (limits.packets.take(key, Date.now(), 1 + Math.floor(size / PACKET_SIZE)) > 0) hangUp(connection);
    });
    connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
      // Checked before adding, so that a single answer may be of any size.
      if (unread > MAX_UNREAD) hangUp(connection);
      unread += typeof data === 'string' ? data.length : 0;
    });
    connection.on('flush', () => {
      unread = 0;
    });
  });
}

/**
 * Hangs up immediately: a flooder won't answer a polite goodbye, and what has already arrived is not looked
 * at.
 */
function hangUp(connection: Socket['conn']): void {
  const transport: { readonly socket?: { terminate?(): void } } = connection.transport as object;
  connection.removeAllListeners('packet').removeAllListeners('data');
  connection.close(true);
  transport.socket?.terminate?.();
}
