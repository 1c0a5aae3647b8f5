// Game socket (Socket.IO): every operation with an event name, through the same pipeline as HTTP, and the
// pushes of a room.

import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { CallResult } from '#protocol/errors.ts';
import { type CallMeta, MAX_BODY, type Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import { SOCKET_CONNECT_TIMEOUT_MS, SOCKET_PATHS } from '#protocol/pushes.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { principalOf } from '#server/identity/principal.ts';
import { commandIdOf } from '#server/http/routes.ts';
import type { Caller, CallerSocket, AudienceRole } from '#server/operations/context.ts';
import { perform, type PerformPorts } from '#server/operations/perform.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';
import {
  guardConnections,
  guardOrigins,
  type GuardPorts,
  type IsAllowedOrigin,
} from '#server/sockets/guard.ts';
import { jsonParser } from '#server/sockets/jsonParser.ts';

export interface SocketPorts extends PerformPorts, Omit<GuardPorts, 'services'> {
  readonly isAllowedOrigin: IsAllowedOrigin;
  /** Checks a push against its schema; does nothing in production. */
  readonly checkPush: (event: PushEvent, payload: unknown, role: AudienceRole['role']) => void;
  readonly countPush: () => void;
}

type Attendance = { readonly session: RoomSession } & AudienceRole;

/** Milliseconds between round-trip measurements. */
const PING_MS = 10_000;
/** Weight of the newest round-trip measurement. */
const SMOOTHING = 0.3;

const OPERATION_BY_EVENT = new Map<string, OperationName>();
for (const name of Object.keys(OPERATIONS) as OperationName[]) {
  const { event }: Operation = OPERATIONS[name];
  if (event) OPERATION_BY_EVENT.set(event, name);
}

/** The socket of one player, host or projector. */
class GameConnection implements CallerSocket {
  readonly id: string;
  roundTripMs = 0;
  verified: CallerSocket['verified'] = null;
  #attendance: Attendance | null = null;
  readonly #socket: Socket;
  readonly #ports: SocketPorts;

  constructor(socket: Socket, ports: SocketPorts) {
    this.id = socket.id;
    this.#socket = socket;
    this.#ports = ports;
  }

  send(event: PushEvent, payload: unknown): void {
    if (this.#attendance) this.#ports.checkPush(event, payload, this.#attendance.role);
    this.#ports.countPush();
    this.#socket.emit(event, payload);
  }

  attend(session: RoomSession, as: AudienceRole): void {
    const now = this.#attendance;
    const same =
      now?.session === session &&
      now.role === as.role &&
      (as.role !== 'player' || (now.role === 'player' && now.seat === as.seat));
    if (same) return;
    this.leave();
    this.#attendance = { session, ...as };
    if (as.role === 'player') session.connectPlayer(as.seat, as.playerId, this);
    else if (as.role === 'host') session.audience.hosts.add(this);
    else session.audience.projectors.add(this);
  }

  watch(session: RoomSession, seat: number, board: boolean): void {
    const attends = this.#attendance?.session === session && this.#attendance.role === 'player';
    if (board && attends) session.audience.watchers.set(this, seat);
    else session.audience.watchers.delete(this);
  }

  leave(): void {
    const now = this.#attendance;
    this.#attendance = null;
    now?.session.disconnect(this, now.role === 'player' ? now.seat : null);
  }

  /**
   * Measures the round trip with an acknowledgement. Half of it is allowed for as a player's network delay.
   */
  measure(): void {
    const sentAt = performance.now();
    this.#socket.timeout(PING_MS).emit('ping-time', (error: unknown) => {
      if (error) return;
      const measured = performance.now() - sentAt;
      this.roundTripMs =
        this.roundTripMs === 0 ? measured : this.roundTripMs + SMOOTHING * (measured - this.roundTripMs);
    });
  }
}

function isMeta(value: unknown): value is CallMeta {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Splits an event's arguments into a request, optional meta and an optional acknowledgement. */
function partsOf(args: readonly unknown[]): {
  request: unknown;
  meta: CallMeta;
  ack: ((answer: CallResult<unknown>) => void) | null;
} {
  const last = args[args.length - 1];
  const ack = typeof last === 'function' ? (last as (answer: CallResult<unknown>) => void) : null;
  return { request: args[0] === last && ack ? {} : args[0], meta: isMeta(args[1]) ? args[1] : {}, ack };
}

export function createGameSocket(http: HttpServer, ports: SocketPorts): Server {
  const io = new Server(http, {
    path: SOCKET_PATHS.game,
    serveClient: false,
    maxHttpBufferSize: MAX_BODY,
    parser: jsonParser,
    connectTimeout: SOCKET_CONNECT_TIMEOUT_MS,
    pingInterval: 20_000,
    pingTimeout: 15_000,
  });
  guardOrigins(io, ports.isAllowedOrigin);
  guardConnections(io, ports);
  io.on('connection', (socket) => connected(socket, ports));
  return io;
}

function connected(socket: Socket, ports: SocketPorts): void {
  const connection = new GameConnection(socket, ports);
  const { headers } = socket.handshake;
  const { cookie } = headers;
  const credentials = credentialsIn(cookie === undefined ? {} : { cookie });
  const principal = principalOf(
    credentials,
    ports.addressOf(socket.conn.remoteAddress, headers),
    ports.services,
  );
  // The handshake has been read; keeping its request would take as much memory as the rest of the connection.
  (socket.conn as { request: unknown }).request = null;
  socket.onAny((event: string, ...args: unknown[]) => {
    const name = OPERATION_BY_EVENT.get(event);
    const { request, meta, ack } = partsOf(args);
    if (!name) {
      ack?.({ success: false, error: { type: 'request.NOT_FOUND' } });
      return;
    }
    const caller: Caller = {
      ...principal,
      credentials,
      seatTicket: text(meta.seat),
      commandId: commandIdOf(meta.commandId),
      socket: connection,
    };
    void perform(name, { sent: request }, caller, ports).then((answer) => ack?.(answer));
  });
  connection.measure();
  const measuring = setInterval(() => connection.measure(), PING_MS).unref();
  socket.on('disconnect', () => {
    clearInterval(measuring);
    connection.leave();
  });
}
