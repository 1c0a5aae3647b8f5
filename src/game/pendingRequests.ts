// Calls that are retried until they are answered: one of each name at a time, repeated as the same command
// while the connection is down.

import { randomId } from '#src/platform/requests/randomId.ts';
import { isTransient, RequestError } from '#src/platform/requests/requestError.ts';

export interface PendingRequest<T> {
  readonly place: (commandId: string) => Promise<T>;
  readonly take: (answer: T) => void;
  /**
   * Checked before each retry. If present, the request also waits while the connection is known to be down.
   */
  readonly isWanted?: () => boolean;
  /** Called once if the request has to wait, for the connection or because there were too many calls. */
  readonly onDelay?: (why: RequestError) => void;
  /** The server refused; replaces the general handling. */
  readonly onRefused?: (error: RequestError) => void;
}

export interface PendingRequests {
  /** Does nothing while a request of this name is pending. */
  send<T>(name: string, request: PendingRequest<T>): void;
  /** Immediately retries everything that is waiting. */
  retry(): void;
  close(): void;
}

export interface PendingRequestsDeps {
  /** True if calls have no chance right now. */
  readonly isOffline: () => boolean;
  readonly onRefused: (error: RequestError) => void;
  /** A request was answered or dropped: something else may be due now. */
  readonly onSettled: () => void;
}

const RETRY_MS = 2_000;

export function createPendingRequests(deps: PendingRequestsDeps): PendingRequests {
  /** By name; the function retries the request immediately while it is waiting. */
  const pending = new Map<string, (() => void) | null>();
  let closed = false;

  async function attempt<T>(name: string, request: PendingRequest<T>, commandId: string, first: boolean) {
    pending.set(name, null);
    let answer: T;
    try {
      // A broken connection may still accept the call, and deliver it long after it is wanted.
      if (request.isWanted && deps.isOffline()) throw new RequestError('network');
      answer = await request.place(commandId);
    } catch (error) {
      if (!closed) failed(name, request, commandId, first, error);
      return;
    }
    if (closed) return;
    try {
      request.take(answer);
    } finally {
      settle(name);
    }
  }

  function failed<T>(
    name: string,
    request: PendingRequest<T>,
    commandId: string,
    first: boolean,
    error: unknown,
  ) {
    const failure = error instanceof RequestError ? error : new RequestError('server.INTERNAL');
    if (!isTransient(failure) && failure.type !== 'request.LOOP_DETECTED') {
      // Still pending during this, so that handling a refusal can't send the same request again.
      (request.onRefused ?? deps.onRefused)(failure);
      pending.delete(name);
      return;
    }
    const again = () => {
      clearTimeout(timer);
      if (closed) return;
      if (request.isWanted?.() === false) settle(name);
      else void attempt(name, request, commandId, false);
    };
    const timer = setTimeout(again, RETRY_MS);
    pending.set(name, again);
    if (first) request.onDelay?.(failure);
  }

  function settle(name: string) {
    pending.delete(name);
    deps.onSettled();
  }

  return {
    send(name, request) {
      if (!closed && !pending.has(name)) void attempt(name, request, randomId(), true);
    },
    retry() {
      for (const again of pending.values()) again?.();
    },
    close() {
      closed = true;
    },
  };
}
