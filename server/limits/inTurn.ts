// Work of hosts that takes a processor for long (pictures to encode, formulas to draw) is done one after the other: it is the games'.

import { OperationError } from '#server/operations/context.ts';

/** That wait or are encoded: of one host, so that others have their turn, and of all. */
const MOST_OF_HOST = 6;
const MOST = 30;
/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 5;

/** Does such work when it is its turn. @throws OperationError where too much waits */
export function inTurn() {
  const waiting = new Map<string, number>();
  let all = 0;
  let last: Promise<unknown> = Promise.resolve();
  const count = (hostId: string, change: number): void => {
    all += change;
    waiting.set(hostId, (waiting.get(hostId) ?? 0) + change);
    if (waiting.get(hostId) === 0) waiting.delete(hostId);
  };
  return async <Result>(hostId: string, work: () => Promise<Result>): Promise<Result> => {
    if (all >= MOST || (waiting.get(hostId) ?? 0) >= MOST_OF_HOST)
      throw new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
    count(hostId, 1);
    const turn = last.then(work, work);
    last = turn;
    try {
      return await turn;
    } finally {
      count(hostId, -1);
    }
  };
}
