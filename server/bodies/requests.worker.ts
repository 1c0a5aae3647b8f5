/** The thread that reads large requests (`requests.worker.js`, a bundle of its own), so that none of them stops the games. */
import { parentPort } from 'node:worker_threads';
import type { FromReader, ToReader } from '#server/bodies/messages.ts';
import { readRequest } from '#server/bodies/readRequest.ts';
import { OperationError } from '#server/operations/context.ts';

const port = parentPort;
if (!port) throw new Error('requests.worker.ts runs in a worker thread alone');

function answer({ id, ...unread }: ToReader): FromReader {
  try {
    return { id, request: readRequest(unread) };
  } catch (error) {
    if (error instanceof OperationError) return { id, refusal: error.detail };
    return { id, fault: String(error instanceof Error ? error.stack : error) };
  }
}

port.on('message', (message: ToReader) => port.postMessage(answer(message)));
