// A bad line, the same one for the same seed: messages come late, twice, out of order, or not at all.

import { type Seed, stream } from '#core/random/stream.ts';
import type { RawSocket } from '#src/platform/socket/socketLink.ts';

/** In per cent of all messages, and in milliseconds. */
const TROUBLE = {
  lost: 8,
  doubled: 10,
  delayed: 40,
  longestMs: 400,
  /** A line that loses a push is cut this long after at the latest: what the server sent meanwhile is lost, too. */
  cutMs: 300,
  /** A call whose message is lost is waited for no longer: a real page has more patience. */
  patienceMs: 1_200,
} as const;

/** What happens to one message. */
interface Fate {
  readonly delayMs: number;
  readonly isLost: boolean;
  readonly isDoubled: boolean;
}

export class Trouble {
  readonly #draws: ReturnType<typeof stream>;
  /** From now on everything arrives, at once and once. */
  isOver = false;

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
    if (this.isOver) return { delayMs: 0, isLost: false, isDoubled: false };
    return {
      delayMs: delayed < TROUBLE.delayed ? ms : 0,
      isLost: lost < TROUBLE.lost,
      isDoubled: doubled < TROUBLE.doubled,
    };
  }

  /** Calls over HTTP on this line: the request is lost, or its answer. */
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

/** What of a socket.io client the line stands before. */
export interface LinedSocket extends RawSocket {
  readonly io: { readonly engine: { close(): void } };
}

/** The client's socket on this line. */
export class TroubledSocket implements RawSocket {
  readonly #inner: LinedSocket;
  readonly #line: Trouble;

  constructor(inner: LinedSocket, line: Trouble) {
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
    setTimeout(() => settle(new Error('no answer came')), ms);
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

  /** As when the network goes: nobody says goodbye. */
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
