// Admission of large bodies, which cost memory and time before any handler sees them: only owners may send
// them, and only so many bytes at a time.

import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { ERRORS, type ProtocolError } from '#protocol/errors.ts';
import { MAX_BODY } from '#protocol/operation.ts';
import type { Caller } from '#server/operations/context.ts';
import { OperationError } from '#server/operations/context.ts';
import { admitOwner } from '#server/operations/admission.ts';
import type { PerformPorts } from '#server/operations/perform.ts';
import { enforcePace } from '#server/http/uploadPace.ts';

const MB = 1024 * 1024;
/** Bytes that may be in transit at the same time, per address and in total. */
const BYTES_BY_ADDRESS = 50 * MB;
const BYTES_IN_ALL = 150 * MB;
/** Seconds before a refused caller may try again. */
const RETRY_AFTER = 5;
/** Bodies of this size or more have a rate limit of their own. */
const LARGE = MB;

/**
 * Returns a factory of `preParsing` hooks for routes that take bodies of up to `maxBody` bytes; `callerOf`
 * reads the caller from the request's headers. All hooks share one count, because they share the memory.
 * Files are not read on the games' thread and have their own limits after this one.
 */
export function createUploadGates(
  ports: PerformPorts,
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Caller,
) {
  const underWay = new Map<string, number>();
  let total = 0;

  const refusal = (caller: Caller, bytes: number, isFile: boolean): ProtocolError | null => {
    try {
      admitOwner(caller, true);
    } catch (error) {
      if (error instanceof OperationError) return error.detail;
      throw error;
    }
    if (total + bytes > BYTES_IN_ALL || (underWay.get(caller.address) ?? 0) + bytes > BYTES_BY_ADDRESS)
      return { type: 'request.RATE_LIMITED', retryAfter: RETRY_AFTER };
    const wait =
      isFile || bytes < LARGE
        ? 0
        : ports.services.limits.largeBodiesByAddress.take(caller.address, Date.now());
    return wait > 0 ? { type: 'request.RATE_LIMITED', retryAfter: wait } : null;
  };

  return (maxBody: number, isFile: boolean) =>
    async (request: FastifyRequest, reply: FastifyReply, body: RequestPayload): Promise<RequestPayload> => {
      const length = request.headers['content-length'];
      const bytes = length === undefined ? maxBody : Number(length);
      if (bytes <= MAX_BODY) return body;
      const caller = callerOf(request, reply);
      const error = refusal(caller, bytes, isFile);
      if (error) {
        // The body is not read, so the connection can't be reused.
        reply.code(ERRORS[error.type]).header('connection', 'close');
        if (error.retryAfter) reply.header('retry-after', error.retryAfter);
        reply.send({ success: false, error });
        return body;
      }
      const add = (change: number): void => {
        total += change;
        const left = (underWay.get(caller.address) ?? 0) + change;
        if (left > 0) underWay.set(caller.address, left);
        else underWay.delete(caller.address);
      };
      add(bytes);
      reply.raw.once('close', () => add(-bytes));
      return enforcePace(body, bytes, reply);
    };
}
