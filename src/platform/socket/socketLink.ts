// The game socket: calls with acknowledgement, pushes, and word of whether it is up. What it is made of comes in from outside.

import { REQUEST_TIMEOUT_MS } from '#protocol/operation.ts';
import type { Sender } from '#src/platform/requests/caller.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { RequestError, readEnvelope } from '#src/platform/requests/requestError.ts';

/** connecting: not yet, or not again; socket.io goes on trying by itself. */
export type SocketState = 'idle' | 'connecting' | 'up';

/** What of a socket.io client is used. */
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
  /** One try of a call; fails at once with `network` when the socket is not up. */
  readonly send: Sender;
  onState(listener: (state: SocketState) => void): () => void;
  onPush(listener: (event: string, payload: unknown) => void): () => void;
  /** Opens it (the first time loads socket.io); later openings are free. */
  open(): void;
  /** Drops a connection that looks up but is not, and makes a new one after `delayMs`. */
  restart(delayMs?: number): void;
  close(): void;
}

/** Milliseconds until socket.io is fetched again, where that failed. */
const RELOAD_MS = 5_000;
/** Spread of the returning crowd after a restart of the server, in ms. */
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
      // socket.io may have come back by itself before the restart was due.
      clearTimeout(restartTimer);
      become('up');
    });
    // A server that hangs up on purpose is not called back by socket.io itself: restart covers that as well.
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
