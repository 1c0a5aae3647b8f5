// Queue for hosts' CPU-heavy work (encoding pictures, drawing formulas): one task at a time, because the
// processor belongs to the games.

import { OperationError } from '#server/operations/context.ts';

/** Tasks waiting or running: per host, so that others get their turn, and in total. */
const MAX_QUEUED_PER_OWNER = 6;
const MAX_QUEUED = 30;
/** Seconds before a retry makes sense. */
const RETRY_AFTER = 5;

type Work<Result> = () => Promise<Result>;

/**
 * Returns a function that runs work at once, unless `most` tasks of its key are running.
 * @throws OperationError if they are
 */
export function createCap(most: number) {
  const running = new Map<string, number>();
  return async <Result>(key: string, work: Work<Result>): Promise<Result> => {
    const count = running.get(key) ?? 0;
    if (count >= most) throw new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}

/**
 * Returns a function that runs work when its turn comes.
 * @throws OperationError when too much is waiting
 */
export function createFairQueue() {
  const ofOwner = createCap(MAX_QUEUED_PER_OWNER);
  const inAll = createCap(MAX_QUEUED);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: Work<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  return <Result>(ownerId: string, work: Work<Result>): Promise<Result> =>
    ofOwner(ownerId, () => inAll('', () => inTurn(work)));
}
