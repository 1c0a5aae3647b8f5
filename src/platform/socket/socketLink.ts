// Game socket: calls with acknowledgment, pushes, and its connection state. The socket.io client is injected.

import { REQUEST_TIMEOUT_MS } from '#protocol/operation.ts';
import type { Sender } from '#src/platform/requests/caller.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { RequestError, readEnvelope } from '#src/platform/requests/requestError.ts';

/** connecting: not connected yet, or reconnecting; socket.io keeps trying on its own. */
export type SocketState = 'idle' | 'connecting' | 'up';

/** The part of a socket.io client that is used. */
export interface RawSocket {
  readonly connected: boolean;
  timeout(ms: number): { emit(event: string, ...args: unknown[]): unknown };
  on(event: 'connect' | 'disconnect' | 'connect_error', listener: () => void): unknown;
  onAny(listener: (event: string, payload: unknown) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

export interface SocketLink {
  state(): SocketState;
  /** Makes one try of a call; fails immediately with `network` if the socket isn't up. */
  readonly send: Sender;
  onState(listener: (state: SocketState) => void): () => void;
  onPush(listener: (event: string, payload: unknown) => void): () => void;
  /** Opens the socket and loads socket.io the first time; does nothing if it is already open. */
  open(): void;
  /** Drops a connection that seems up but isn't, and connects again after `delayMs`. */
  restart(delayMs?: number): void;
  close(): void;
}

/** Milliseconds until a failed load of socket.io is retried. */
const RELOAD_MS = 5_000;
/** Spreads out reconnections after a server restart, in ms. */
const RETURN = { minMs: 500, spreadMs: 2_500 } as const;

export function createSocketLink(
  load: () => Promise<RawSocket>,
  random: () => number = Math.random,
): SocketLink {
  const stateListeners = new Set<(state: SocketState) => void>();
  const pushListeners = new Set<(event: string, payload: unknown) => void>();
  const pending = new Set<(error: RequestError) => void>();
  let raw: RawSocket | null = null;
  let state: SocketState = 'idle';
  let loading = false;
  let restartTimer: ReturnType<typeof setTimeout> | undefined;

  function become(next: SocketState) {
    if (next === state) return;
    state = next;
    if (next !== 'up')
      for (const fail of pending) fail(new RequestError('network', { message: 'The socket closed' }));
    for (const listener of stateListeners) listener(next);
  }

  function attach(socket: RawSocket) {
    raw = socket;
    socket.on('connect', () => {
      // socket.io may have reconnected on its own before the restart was due.
      clearTimeout(restartTimer);
      become('up');
    });
    // socket.io doesn't reconnect if the server closed the connection on purpose; the restart covers that
    // too.
    socket.on('disconnect', () => {
      if (state === 'idle') return;
      become('connecting');
      restart(RETURN.minMs + random() * RETURN.spreadMs);
    });
    socket.onAny((event, payload) => {
      if (event === 'serverRestarting') restart(RETURN.minMs + random() * RETURN.spreadMs);
      for (const listener of pushListeners) listener(event, payload);
    });
    connect();
  }

  function restart(delayMs = 0) {
    clearTimeout(restartTimer);
    restartTimer = setTimeout(connect, delayMs);
  }

  function connect() {
    if (state === 'idle') return;
    if (!raw) return fetchSocket();
    if (raw.connected) raw.disconnect();
    clearTimeout(restartTimer);
    raw.connect();
  }

  function fetchSocket() {
    if (loading) return;
    loading = true;
    load()
      .finally(() => {
        loading = false;
      })
      .then(attach, () => restart(RELOAD_MS));
  }

  const send: Sender = (name, wire, request, { seat, commandId, signal }) =>
    new Promise((resolve, reject) => {
      if (!raw || state !== 'up' || !wire.bySocket)
        return reject(new RequestError('network', { message: 'The socket is not up' }));
      const settle = (finish: () => void) => {
        pending.delete(fail);
        signal?.removeEventListener('abort', abort);
        finish();
      };
      const fail = (error: RequestError) => settle(() => reject(error));
      const abort = () => fail(new RequestError('aborted'));
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      pending.add(fail);
      const meta = {
        traceId: randomId(),
        ...(seat !== undefined && { seat }),
        ...(commandId !== undefined && { commandId }),
      };
      raw
        .timeout(wire.timeoutMs ?? REQUEST_TIMEOUT_MS)
        .emit(name, request, meta, (late: Error | null, body: unknown) => {
          if (late) return fail(new RequestError('timeout', { message: 'Request timed out by client' }));
          settle(() => {
            try {
              resolve(readEnvelope(body, null));
            } catch (error) {
              reject(error as RequestError);
            }
          });
        });
    });

  return {
    state: () => state,
    send,
    onState: (listener) => subscribe(stateListeners, listener),
    onPush: (listener) => subscribe(pushListeners, listener),
    open() {
      if (state !== 'idle') return;
      become('connecting');
      connect();
    },
    restart,
    close() {
      clearTimeout(restartTimer);
      become('idle');
      raw?.disconnect();
    },
  };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
