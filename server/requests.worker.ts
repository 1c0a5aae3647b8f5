/** The thread that reads large requests (`requests.worker.js`, a bundle of its own), so that none of them stops the games. */
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
