// Reads large requests on a thread of their own: one at a time, a few waiting, each within bounds of time and memory.

import { Worker } from 'node:worker_threads';
import type { FromReader, ToReader } from '#server/bodies/messages.ts';
import { readRequest, type UnreadRequest } from '#server/bodies/readRequest.ts';
import { OperationError } from '#server/operations/context.ts';

/** Requests that wait at the most; who comes then is told to try again. */
const MAX_WAITING = 16;
/** Seconds after which it is worth trying again: the largest takes about one. */
const RETRY_AFTER = 5;
/** Milliseconds for one: on a busy machine the largest takes a few seconds. */
const MOST_MS = 20_000;
/** Megabytes of values that a request may become. The largest quiz becomes 100. */
const MOST_MEMORY = 384;
/** Milliseconds without a request after which the thread ends, and its memory with it. */
const IDLE_MS = 20_000;

interface Waiting {
  readonly unread: UnreadRequest;
  resolve(request: unknown): void;
  reject(error: Error): void;
}

export class RequestReader {
  readonly #script: URL | null;
  readonly #waiting: Waiting[] = [];
  #reading: Waiting | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lastId = 0;

  /** `script`: the bundled `requests.worker.js`; null reads on the caller's thread, where there is no bundle (tests, tools). */
  constructor(script: URL | null) {
    this.#script = script;
  }

  /**
   * The request as its handler gets it; its body belongs to the reader from now on.
   * @throws OperationError for what is not let through, and where too many wait
   */
  read(unread: UnreadRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#script === null) return resolve(readRequest(unread));
      if (this.#waiting.length >= MAX_WAITING) return reject(busy());
      this.#waiting.push({ unread, resolve, reject });
      this.#next(this.#script);
    });
  }

  /** Refuses what has not been read yet. */
  async close(): Promise<void> {
    for (const waiting of this.#waiting.splice(0)) waiting.reject(new OperationError('server.RESTARTING'));
    await this.#end(new OperationError('server.RESTARTING'));
  }

  #next(script: URL): void {
    if (this.#reading) return;
    if (this.#timer) clearTimeout(this.#timer);
    const next = this.#waiting.shift();
    if (!next) {
      this.#timer = setTimeout(() => void this.#end(busy()), IDLE_MS).unref();
      return;
    }
    this.#reading = next;
    this.#worker ??= this.#start(script);
    this.#timer = setTimeout(() => void this.#end(busy()), MOST_MS).unref();
    this.#lastId += 1;
    const message: ToReader = { id: this.#lastId, ...next.unread };
    const { buffer } = next.unread.body;
    const isWhole = buffer.byteLength === next.unread.body.byteLength;
    this.#worker.postMessage(message, isWhole ? [buffer] : []);
  }

  #start(script: URL): Worker {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    worker.unref();
    worker.on('message', (message: FromReader) => {
      if (worker !== this.#worker || message.id !== this.#lastId) return;
      const read = this.#reading;
      this.#reading = null;
      this.#next(script);
      if ('request' in message) read?.resolve(message.request);
      else if ('refusal' in message) {
        const { type, ...detail } = message.refusal;
        read?.reject(new OperationError(type, detail));
      } else read?.reject(new Error(message.fault));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (worker !== this.#worker) return;
      const isOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      void this.#end(isOutOfMemory ? new OperationError('request.TOO_LARGE') : error);
    });
    return worker;
  }

  /** Ends the thread; the request that it reads is answered with the error, and those that wait have a new thread. */
  async #end(error: Error): Promise<void> {
    const [worker, reading] = [this.#worker, this.#reading];
    this.#worker = null;
    this.#reading = null;
    if (this.#timer) clearTimeout(this.#timer);
    reading?.reject(error);
    if (this.#script && this.#waiting.length > 0) this.#next(this.#script);
    await worker?.terminate();
  }
}

function busy(): OperationError {
  return new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
}
