// Limits on each connection, below the level of events: who may open one, how much it may send, and how much
// may be queued for it.

import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { BodyBudget, CountedBody } from '#server/http/bodyBudget.ts';
import { LARGE_ANSWER } from '#server/http/unsent.ts';
import type { Limits } from '#server/limits/limits.ts';

export interface GuardPorts {
  readonly services: { readonly limits: Limits };
  /** The client's address, with proxies taken into account. */
  readonly addressOf: (remoteAddress: string, headers: IncomingHttpHeaders) => string;
  /** Shared by all connections, and with answers over HTTP. */
  readonly unsent: BodyBudget;
}

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
export function guardConnections(io: Server, { services: { limits }, addressOf, unsent }: GuardPorts): void {
  io.engine.on('connection', (connection: Socket['conn']) => {
    const key = randomUUID();
    const address = addressOf(connection.remoteAddress, connection.request.headers);
    let unread = 0;
    let counted: CountedBody | null = null;
    connection.on('packet', ({ data }: { readonly data?: unknown }) => {
      const size = typeof data === 'string' ? data.length : 0;
      if (limits.packets.take(key, Date.now(), 1 + Math.floor(size / PACKET_SIZE)) > 0) hangUp(connection);
    });
    connection.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
      // Checked before adding, so that a single answer may be of any size.
      if (unread > MAX_UNREAD) hangUp(connection);
      const size = typeof data === 'string' ? data.length : 0;
      unread += size;
      if (unread <= LARGE_ANSWER) return;
      if (counted) return counted.add(size);
      counted = unsent.open({ address, ownerId: key }, () => hangUp(connection));
      counted.add(unread);
    });
    connection.on('flush', () => {
      unread = 0;
      if (counted) closeWhenSent(counted, connection.transport as object);
      counted = null;
    });
    connection.on('close', () => counted?.close());
  });
}

/** The transport has taken what is counted; it is sent with the response to a poll, or on the socket. */
function closeWhenSent(counted: CountedBody, transport: TransportParts): void {
  const { res, socket } = transport;
  if (res) res.once('close', counted.close);
  else {
    (transport as EventEmitter).once('drain', counted.close);
    socket?.once('close', counted.close);
  }
}

interface TransportParts {
  /** The response to the poll that is under way. */
  readonly res?: ServerResponse | null;
  /** The WebSocket. */
  readonly socket?: EventEmitter & { terminate?(): void };
}

/**
 * Hangs up immediately: a flooder won't answer a polite goodbye, and what has already arrived is not looked
 * at.
 */
function hangUp(connection: Socket['conn']): void {
  const { res, socket }: TransportParts = connection.transport as object;
  connection.removeAllListeners('packet').removeAllListeners('data');
  connection.close(true);
  socket?.terminate?.();
  res?.destroy();
}
