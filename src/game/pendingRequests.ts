// Calls that are placed until they have an answer: each at most once at a time, and again, as the same command, while the line is broken.

import { randomId } from '#src/platform/requests/randomId.ts';
import { isPassing, RequestError } from '#src/platform/requests/requestError.ts';

export interface PendingRequest<T> {
  readonly place: (commandId: string) => Promise<T>;
  readonly take: (answer: T) => void;
  /** Asked before it is placed again. Where it is there, the request waits for a line that is known to be cut. */
  readonly isWanted?: () => boolean;
  /** It could not be placed yet and waits, for the line or because there were too many calls; told once. */
  readonly onDelay?: (why: RequestError) => void;
  /** The server will not; instead of the general handling. */
  readonly onRefused?: (error: RequestError) => void;
}

export interface PendingRequests {
  /** Does nothing while a request of this name is pending. */
  send<T>(name: string, request: PendingRequest<T>): void;
  /** Places at once what waits for the line. */
  retry(): void;
  close(): void;
}

export interface PendingRequestsDeps {
  /** Whether calls have no hope now. */
  readonly isOffline: () => boolean;
  readonly onRefused: (error: RequestError) => void;
  /** A request was answered or dropped: something else may be wanted now. */
  readonly onSettled: () => void;
}

const RETRY_MS = 2_000;

export function createPendingRequests(deps: PendingRequestsDeps): PendingRequests {
  /** By name; what tries it again at once while it waits. */
  const pending = new Map<string, (() => void) | null>();
  let closed = false;

  async function attempt<T>(name: string, request: PendingRequest<T>, commandId: string, first: boolean) {
    pending.set(name, null);
    let answer: T;
    try {
      // A line that is cut may still take the call, and bring it long after it is not wanted any more.
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
    if (!isPassing(failure) && failure.type !== 'request.LOOP_DETECTED') {
      // Still pending meanwhile: what handles a refusal can't ask for the same again.
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
