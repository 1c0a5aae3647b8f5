// Calls that are placed until they have an answer: each at most once at a time, and again, as the same command, while the line is broken.

import { randomId } from '#src/services/requests/randomId.ts';
import { isPassing, RequestError } from '#src/services/requests/requestError.ts';

export interface Wish<T> {
  readonly place: (commandId: string) => Promise<T>;
  readonly take: (answer: T) => void;
  /** Whether it is still wanted: asked before it is placed again. Where it is there, the wish waits for a line that is known to be cut. */
  readonly stands?: () => boolean;
  /** It could not be placed yet and waits, for the line or because there were too many calls; told once. */
  readonly onDelay?: (why: RequestError) => void;
  /** The server will not; instead of the general handling. */
  readonly onRefused?: (error: RequestError) => void;
}

export interface Wishes {
  /** Does nothing while a wish of this name is open. */
  want<T>(name: string, wish: Wish<T>): void;
  /** Places at once what waits for the line. */
  retry(): void;
  close(): void;
}

export interface WishesDeps {
  /** Whether calls have no hope now. */
  readonly isOffline: () => boolean;
  readonly onRefused: (error: RequestError) => void;
  /** A wish was granted or dropped: something else may be wanted now. */
  readonly onSettled: () => void;
}

const RETRY_MS = 2_000;

export function createWishes(deps: WishesDeps): Wishes {
  /** By name; what tries it again at once while it waits. */
  const open = new Map<string, (() => void) | null>();
  let closed = false;

  async function attempt<T>(name: string, wish: Wish<T>, commandId: string, first: boolean) {
    open.set(name, null);
    let answer: T;
    try {
      // A line that is cut may still take the call, and bring it long after it is not wanted any more.
      if (wish.stands && deps.isOffline()) throw new RequestError('network');
      answer = await wish.place(commandId);
    } catch (error) {
      if (!closed) failed(name, wish, commandId, first, error);
      return;
    }
    if (closed) return;
    try {
      wish.take(answer);
    } finally {
      settle(name);
    }
  }

  function failed<T>(name: string, wish: Wish<T>, commandId: string, first: boolean, error: unknown) {
    const failure = error instanceof RequestError ? error : new RequestError('server.INTERNAL');
    if (!isPassing(failure) && failure.type !== 'request.LOOP_DETECTED') {
      // Still open meanwhile: what handles a refusal can't ask for the same again.
      (wish.onRefused ?? deps.onRefused)(failure);
      open.delete(name);
      return;
    }
    const again = () => {
      clearTimeout(timer);
      if (closed) return;
      if (wish.stands?.() === false) settle(name);
      else void attempt(name, wish, commandId, false);
    };
    const timer = setTimeout(again, RETRY_MS);
    open.set(name, again);
    if (first) wish.onDelay?.(failure);
  }

  function settle(name: string) {
    open.delete(name);
    deps.onSettled();
  }

  return {
    want(name, wish) {
      if (!closed && !open.has(name)) void attempt(name, wish, randomId(), true);
    },
    retry() {
      for (const again of open.values()) again?.();
    },
    close() {
      closed = true;
    },
  };
}
