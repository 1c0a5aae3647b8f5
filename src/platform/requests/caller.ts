// Request layer: one typed `call` for every operation, with retries, loop detection and command ids.

import { RETRY_DELAY_MS } from '#protocol/operation.ts';
import type { OperationName } from '#protocol/operations.ts';
import { createLoopGuard } from '#src/platform/requests/loopGuard.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { type AnswerFor, type RequestFor, WIRE } from '#src/platform/requests/wire.ts';
import type { Wire, Wires } from '#src/platform/requests/wiresOf.ts';

export interface CallOptions {
  /** The seat's secret ticket. */
  readonly seat?: string;
  /** Identifies the command across retries; generated for everything but GET if missing. */
  readonly commandId?: string;
  readonly signal?: AbortSignal;
  /**
   * The page may close before the answer arrives: the browser still delivers the call if it is small enough.
   */
  readonly keepalive?: boolean;
}

/** Makes one try; returns the answer's data or throws a RequestError. */
export type Sender = (
  name: OperationName,
  wire: Wire,
  request: Readonly<Record<string, unknown>>,
  options: CallOptions,
) => Promise<unknown>;

export interface Caller {
  /** Makes a call and waits for its answer; throws RequestError. */
  readonly call: <N extends OperationName>(
    name: N,
    request: RequestFor<N>,
    options?: CallOptions,
  ) => Promise<AnswerFor<N>>;
}

/** Wire formats of the operations that this page has registered. */
let known = WIRE;

/** Registers the wire formats of more operations. */
export function registerWires(wires: Wires): void {
  known = { ...known, ...wires };
}

export interface CallerDeps {
  /** Chooses the route of the next try; `attempt` is 0 for the first. */
  readonly senderFor: (wire: Wire, attempt: number) => Sender;
  readonly now?: () => number;
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /**
   * Called for every answer that includes the server's time: server time, and when the call left and came
   * back, all in ms.
   */
  readonly onTime?: (serverNow: number, sentAt: number, receivedAt: number) => void;
  readonly log?: (message: string, detail: unknown) => void;
}

export function createCaller(deps: CallerDeps): Caller {
  const { senderFor, now = Date.now, sleep = wait, onTime, log = console.error } = deps;
  const mayCall = createLoopGuard(now);
  return {
    async call<N extends OperationName>(name: N, request: RequestFor<N>, options: CallOptions = {}) {
      const wire = known[name];
      const payload = request as Readonly<Record<string, unknown>>;
      if (
        !mayCall(
          `${name} ${JSON.stringify(payload, wire.fileBody && withoutFiles)} ${options.commandId ?? ''}`,
        )
      ) {
        log('request.LOOP_DETECTED', name);
        throw new RequestError('request.LOOP_DETECTED');
      }
      const named = wire.method === 'GET' ? options : { commandId: randomId(), ...options };
      for (let attempt = 0; ; attempt += 1) {
        const sentAt = now();
        try {
          const data = await senderFor(wire, attempt)(name, wire, payload, named);
          const serverNow = (data as { readonly now?: unknown } | null)?.now;
          if (typeof serverNow === 'number') onTime?.(serverNow, sentAt, now());
          return data as AnswerFor<N>;
        } catch (error) {
          if (attempt >= (wire.retries ?? 0) || !deservesRetry(error)) throw error;
          await sleep(RETRY_DELAY_MS, options.signal);
        }
      }
    },
  };
}

/** A file's size is enough: the server limits how often files may be sent. */
const withoutFiles = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? value.length : value;

function deservesRetry(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    (error.status >= 500 || error.type === 'timeout' || error.type === 'network')
  );
}

/** Waits; ends early with an `aborted` RequestError when the signal fires. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new RequestError('aborted'));
    };
    if (signal?.aborted) return reject(new RequestError('aborted'));
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
