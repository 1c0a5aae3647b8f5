// Errors that occur before an operation is reached (malformed HTTP, invalid JSON, bodies that are too large
// or too many), always sent in the typed envelope.

import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorType } from '#protocol/errors.ts';
import { OperationError } from '#server/operations/context.ts';

function typeOf(error: FastifyError): ErrorType {
  if (error.statusCode === 408) return 'request.TOO_SLOW';
  if (error.statusCode === 413) return 'request.TOO_LARGE';
  if (error.statusCode === 429) return 'request.RATE_LIMITED';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return 'request.VALIDATION_ERROR';
  return 'server.INTERNAL';
}

export function sendError(
  error: FastifyError | OperationError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof OperationError) {
    const { retryAfter } = error.detail;
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply.code(error.status).send({ success: false, error: error.detail });
  }
  const type = typeOf(error);
  if (type === 'server.INTERNAL') request.log.error({ err: error }, 'request failed');
  const detail =
    type === 'request.VALIDATION_ERROR' ? { path: [], message: "the request can't be read" } : {};
  return reply.code(ERRORS[type]).send({ success: false, error: { type, ...detail } });
}

/**
 * Answers input that isn't an HTTP request, on the bare connection because there is nothing else to answer
 * on.
 */
export function sendClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = late ? '408 Request Timeout' : '400 Bad Request';
  const type: ErrorType = late ? 'request.TOO_SLOW' : 'request.VALIDATION_ERROR';
  const detail = late ? {} : { path: [], message: "the request can't be read" };
  const body = JSON.stringify({ success: false, error: { type, ...detail } });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
