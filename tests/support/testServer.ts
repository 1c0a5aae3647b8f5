// In-memory server for tests: real routes, sockets, rules and store. Takes any free port and writes nothing
// to disk but uploads.

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import type { CallMeta, Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';
import { SOCKET_PATHS } from '#protocol/pushes.ts';
import { readConfig } from '#server/config.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import type { Credentials, Reply } from '#tools/classroom/calls.ts';
import { memoryStore } from '#tests/support/memoryStore.ts';

export interface TestServer extends RunningServer {
  readonly url: string;
}

export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    CHECK_ANSWERS: 'true',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), `quizpeak-test-${randomUUID()}`),
    ...settings,
  });
  const server = await startServer({
    config,
    version: '0.0.0-test',
    logger: pino({ level: 'silent' }),
    clientDir: null,
    mediaDirs: [resolve('assets/media')],
    workerOf: () => null,
    ...(settings.DATA_DIR === undefined && { store: await memoryStore() }),
    onStoreFailure: (error) => {
      throw error;
    },
  });
  return {
    ...server,
    url: `http://127.0.0.1:${server.port}`,
    async stop() {
      await server.stop();
      if (settings.DATA_DIR === undefined) await rm(config.dataDir, { recursive: true, force: true });
    },
  };
}

export interface TestSocket {
  readonly socket: Socket;
  /** Every push received, in order. */
  readonly pushes: { readonly event: string; readonly payload: any }[];
  call(name: OperationName, request: unknown, meta?: CallMeta): Promise<Reply>;
  close(): void;
}

export async function openSocket(server: { url: string }, who: Credentials = {}): Promise<TestSocket> {
  const socket = io(server.url, {
    path: SOCKET_PATHS.game,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(who.cookie ? { extraHeaders: { cookie: who.cookie } } : {}),
  });
  const pushes: { event: string; payload: any }[] = [];
  socket.onAny((event: string, payload: unknown, ack?: unknown) => {
    if (event === 'ping-time')
      (typeof payload === 'function' ? (payload as () => void) : (ack as (() => void) | undefined))?.();
    else pushes.push({ event, payload });
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return {
    socket,
    pushes,
    call: (name, request, meta = {}) =>
      socket.timeout(10_000).emitWithAck((OPERATIONS[name] as Operation).event ?? name, request, {
        ...(who.seat ? { seat: who.seat } : {}),
        ...meta,
      }) as Promise<Reply>,
    close: () => socket.disconnect(),
  };
}
