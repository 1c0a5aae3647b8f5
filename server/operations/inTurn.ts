// Work of hosts that takes a processor for long (pictures to encode, formulas to draw) is done one after the other: it is the games'.

import { OperationError } from '#server/operations/context.ts';

/** That wait or are encoded: of one host, so that others have their turn, and of all. */
const MOST_OF_OWNER = 6;
const MOST = 30;
/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 5;

/** Does such work when it is its turn. @throws OperationError where too much waits */
export function inTurn() {
  const waiting = new Map<string, number>();
  let all = 0;
  let last: Promise<unknown> = Promise.resolve();
  const count = (ownerId: string, change: number): void => {
    all += change;
    waiting.set(ownerId, (waiting.get(ownerId) ?? 0) + change);
    if (waiting.get(ownerId) === 0) waiting.delete(ownerId);
  };
  return async <Result>(ownerId: string, work: () => Promise<Result>): Promise<Result> => {
    if (all >= MOST || (waiting.get(ownerId) ?? 0) >= MOST_OF_OWNER)
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
