// Reads large requests on a worker thread: one at a time, with a short queue and limits on time and memory.

import { type ReadRequest, readRequest, type UnreadRequest } from '#server/bodies/readRequest.ts';
import { OperationError } from '#server/operations/context.ts';
import type { Digests } from '#server/operations/request.ts';
import { WorkStopped, WorkThread } from '#server/threads/WorkThread.ts';

/** Seconds before a retry makes sense: the largest request takes about one. */
const RETRY_AFTER = 5;
const LIMITS = {
  maxQueued: 16,
  // On a busy machine, the largest request takes a few seconds.
  maxTaskMs: 20_000,
  // Megabytes; the largest quiz needs 100.
  maxHeapMb: 384,
  idleMs: 20_000,
} as const;

export class RequestReader {
  readonly #thread: WorkThread<UnreadRequest, ReadRequest> | null;
  readonly #digests: Digests;

  /**
   * `script` is the bundled `requests.worker.js`; null reads on the caller's thread when there is no bundle
   * (tests, tools).
   */
  constructor(script: URL | null, digests: Digests) {
    this.#digests = digests;
    this.#thread = script && new WorkThread(script, LIMITS);
  }

  /**
   * Returns the request as its handler gets it. Its body belongs to the reader from then on.
   * @throws OperationError for invalid requests, and when too many are waiting
   */
  async read(unread: UnreadRequest): Promise<unknown> {
    if (!this.#thread) return readRequest(unread, this.#digests);
    const { buffer } = unread.body;
    const isWhole = buffer.byteLength === unread.body.byteLength;
    const read = await this.#thread.run(unread, isWhole ? [buffer as ArrayBuffer] : []).catch(refuse);
    if ('request' in read) return read.request;
    if ('fault' in read) throw new Error(read.fault);
    const { type, ...detail } = read.refusal;
    throw new OperationError(type, detail);
  }

  /** Rejects requests that have not been read yet. */
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
