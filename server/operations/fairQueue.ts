// Queue for hosts' CPU-heavy work (encoding pictures, drawing formulas): one task at a time, because the
// processor belongs to the games.

import { OperationError } from '#server/operations/context.ts';

/** Tasks waiting or running: per host, so that others get their turn, and in total. */
const MAX_QUEUED_PER_OWNER = 6;
const MAX_QUEUED = 30;
/** Seconds before a retry makes sense. */
const RETRY_AFTER = 5;

/**
 * Returns a function that runs work when its turn comes.
 * @throws OperationError when too much is waiting
 */
export function createFairQueue() {
  const waiting = new Map<string, number>();
  let all = 0;
  let last: Promise<unknown> = Promise.resolve();
  const count = (ownerId: string, change: number): void => {
    all += change;
    waiting.set(ownerId, (waiting.get(ownerId) ?? 0) + change);
    if (waiting.get(ownerId) === 0) waiting.delete(ownerId);
  };
  return async <Result>(ownerId: string, work: () => Promise<Result>): Promise<Result> => {
    if (all >= MAX_QUEUED || (waiting.get(ownerId) ?? 0) >= MAX_QUEUED_PER_OWNER)
      throw new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
    count(ownerId, 1);
    const turn = last.then(work, work);
    last = turn;
    try {
      return await turn;
    } finally {
      count(ownerId, -1);
    }
  };
}
