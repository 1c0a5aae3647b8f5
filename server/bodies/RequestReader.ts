// Reads large requests on a thread of their own: one at a time, a few waiting, each within bounds of time and memory.

import { type ReadRequest, readRequest, type UnreadRequest } from '#server/bodies/readRequest.ts';
import { OperationError } from '#server/operations/context.ts';
import type { Digests } from '#server/operations/request.ts';
import { WorkStopped, WorkThread } from '#server/threads/WorkThread.ts';

/** Seconds after which it is worth trying again: the largest takes about one. */
const RETRY_AFTER = 5;
const LIMITS = {
  mostWaiting: 16,
  // On a busy machine the largest takes a few seconds.
  mostMs: 20_000,
  // The largest quiz becomes 100.
  mostMemory: 384,
  idleMs: 20_000,
} as const;

export class RequestReader {
  readonly #thread: WorkThread<UnreadRequest, ReadRequest> | null;
  readonly #digests: Digests;

  /** `script`: the bundled `requests.worker.js`; null reads on the caller's thread, where there is no bundle (tests, tools). */
  constructor(script: URL | null, digests: Digests) {
    this.#digests = digests;
    this.#thread = script && new WorkThread(script, LIMITS);
  }

  /**
   * The request as its handler gets it; its body belongs to the reader from now on.
   * @throws OperationError for what is not let through, and where too many wait
   */
  async read(unread: UnreadRequest): Promise<unknown> {
    if (!this.#thread) return readRequest(unread, this.#digests);
    const { buffer } = unread.body;
    const isWhole = buffer.byteLength === unread.body.byteLength;
    const read = await this.#thread.do(unread, isWhole ? [buffer as ArrayBuffer] : []).catch(refuse);
    if ('request' in read) return read.request;
    if ('fault' in read) throw new Error(read.fault);
    const { type, ...detail } = read.refusal;
    throw new OperationError(type, detail);
  }

  /** Refuses what has not been read yet. */
  async close(): Promise<void> {
    await this.#thread?.close();
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof WorkStopped)) throw error;
  switch (error.why) {
    case 'memory':
      throw new OperationError('request.TOO_LARGE');
    case 'closed':
      throw new OperationError('server.RESTARTING');
    case 'full':
    case 'notStarted':
    case 'late':
      throw new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
  }
}
