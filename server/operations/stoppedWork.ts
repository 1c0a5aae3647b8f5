// Refusals for work that a WorkThread stopped before it was done.

import { OperationError } from '#server/operations/context.ts';
import { WorkStopped } from '#server/threads/WorkThread.ts';

/** Seconds before a retry makes sense. */
const RETRY_AFTER = 5;

/**
 * Returns the refusal for work that could be done at another time; null if it takes too long or too much memory.
 * @throws the error if the work failed in another way
 */
export function stoppedWork(error: unknown): OperationError | null {
  if (!(error instanceof WorkStopped)) throw error;
  switch (error.why) {
    case 'late':
    case 'memory':
      return null;
    case 'full':
    case 'notStarted':
      return new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
    case 'closed':
      return new OperationError('server.RESTARTING');
  }
}
