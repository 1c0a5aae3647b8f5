// An unreliable line: messages arrive late, twice, out of order or not at all. The same seed causes the same
// trouble.

import { type Seed, stream } from '#core/random/stream.ts';
import type { RawSocket } from '#src/platform/socket/socketLink.ts';

/** In percent of all messages, and in milliseconds. */
const TROUBLE = {
  lost: 8,
  doubled: 10,
  delayed: 40,
  longestMs: 400,
  /**
   * Most milliseconds until a line that has lost a push is cut; what the server sends until it reconnects is
   * lost too.
   */
  cutMs: 300,
  /** Milliseconds to wait for the reply to a lost call; a real page waits longer. */
  patienceMs: 1_200,
} as const;

/** Fate of one message. */
interface Fate {
  readonly delayMs: number;
  readonly isLost: boolean;
  readonly isDoubled: boolean;
}

export class UnreliableLine {
  readonly #draws: ReturnType<typeof stream>;
  /** Once set, every message arrives immediately and exactly once. */
  isReliable = false;

  constructor(seed: Seed, name: string) {
    this.#draws = stream(seed, `line:${name}`);
  }

  fate(): Fate {
    const percent = (): number => this.#draws.below(100);
    const [delayed, lost, doubled, ms] = [
      percent(),
      percent(),
      percent(),
      this.#draws.below(TROUBLE.longestMs),
    ];
    if (this.isReliable) return { delayMs: 0, isLost: false, isDoubled: false };
    return {
      delayMs: delayed < TROUBLE.delayed ? ms : 0,
      isLost: lost < TROUBLE.lost,
      isDoubled: doubled < TROUBLE.doubled,
    };
  }

  /** `fetch` over this line: the request or its response may be lost. */
  fetch: typeof fetch = async (input, init) => {
    const [there, back] = [this.fate(), this.fate()];
    await sleep(there.delayMs);
    if (there.isLost) throw new TypeError('the request was lost');
    if (there.isDoubled) fetch(input, init).catch(() => undefined);
    const response = await fetch(input, init);
    await sleep(back.delayMs);
    if (back.isLost) throw new TypeError('the answer was lost');
    return response;
  };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The parts of a socket.io client that the line wraps. */
export interface WrappedSocket extends RawSocket {
  readonly io: { readonly engine: { close(): void } };
}

/** A client socket on this line. */
export class UnreliableSocket implements RawSocket {
  readonly #inner: WrappedSocket;
  readonly #line: UnreliableLine;

  constructor(inner: WrappedSocket, line: UnreliableLine) {
    this.#inner = inner;
    this.#line = line;
  }

  get connected(): boolean {
    return this.#inner.connected;
  }

  timeout(ms: number) {
    const patience = Math.min(ms, TROUBLE.patienceMs);
    return {
      emit: (
        event: string,
        request: unknown,
        meta: unknown,
        ack: (error: Error | null, body?: unknown) => void,
      ) => void this.#call(event, [request, meta], patience, ack),
    };
  }

  async #call(
    event: string,
    args: readonly unknown[],
    ms: number,
    ack: (error: Error | null, body?: unknown) => void,
  ): Promise<void> {
    const [there, back] = [this.#line.fate(), this.#line.fate()];
    let isSettled = false;
    const settle = (error: Error | null, body?: unknown): void => {
      if (isSettled) return;
      isSettled = true;
      ack(error, body);
    };
    setTimeout(() => settle(new Error('no reply')), ms);
    await sleep(there.delayMs);
    if (there.isLost) return;
    const answered = (error: Error | null, body?: unknown): void => {
      if (back.isLost || error) return;
      setTimeout(() => settle(null, body), back.delayMs);
    };
    this.#inner.timeout(ms).emit(event, ...args, answered);
    if (there.isDoubled) this.#inner.timeout(ms).emit(event, ...args, () => undefined);
  }

  on(event: 'connect' | 'disconnect' | 'connect_error', listener: () => void): void {
    this.#inner.on(event, listener);
  }

  onAny(listener: (event: string, payload: unknown) => void): void {
    this.#inner.onAny((event, payload) => {
      const { delayMs, isLost, isDoubled } = this.#line.fate();
      if (isLost) return void setTimeout(() => this.#cut(), Math.min(delayMs, TROUBLE.cutMs));
      setTimeout(() => listener(event, payload), delayMs);
      if (isDoubled) setTimeout(() => listener(event, payload), delayMs * 2);
    });
  }

  /** Cuts the connection without a goodbye, as when the network fails. */
  #cut(): void {
    if (this.#inner.connected) this.#inner.io.engine.close();
  }

  connect(): void {
    this.#inner.connect();
  }

  disconnect(): void {
    this.#inner.disconnect();
  }
}
