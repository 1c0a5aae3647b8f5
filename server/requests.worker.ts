/**
 * Worker that reads large requests (bundled as `requests.worker.js`), so that none of them blocks the games.
 */
import * as DIGESTS from '#server/areas/digests.ts';
import { type ReadRequest, readRequest, type UnreadRequest } from '#server/bodies/readRequest.ts';
import { OperationError } from '#server/operations/context.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

answerTasks((unread: UnreadRequest): ReadRequest => {
  try {
    return { request: readRequest(unread, DIGESTS) };
  } catch (error) {
    if (error instanceof OperationError) return { refusal: error.detail };
    return { fault: String(error instanceof Error ? error.stack : error) };
  }
});
