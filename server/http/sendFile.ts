// Routes for files, which aren't operations: pictures, sounds, drawings. Refusals use the operations' error
// envelope.

import type { FastifyReply } from 'fastify';
import { orThrow } from '#server/operations/access.ts';
import { OperationError } from '#server/operations/context.ts';

/** For files named by a hash of their content. */
export const IMMUTABLE_CACHE = `public, max-age=${365 * 24 * 3600}, immutable`;

interface File {
  readonly type: string;
  /** The `cache-control` header. */
  readonly cache: string;
  readonly body: unknown;
}

/**
 * Sends the file that `find` returns, or "not found" if it returns nothing. An OperationError that it throws
 * is sent as the reply.
 */
export async function sendFile(
  reply: FastifyReply,
  find: () => Promise<File | null | false>,
): Promise<FastifyReply> {
  try {
    const { type, cache, body } = orThrow(await find(), 'request.NOT_FOUND');
    // Nothing in the file may run, whatever a browser takes it for; `addSecurity` also forbids sniffing.
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return reply.type(type).header('cache-control', cache).send(body);
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const { retryAfter } = error.detail;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(error.status).header('cache-control', 'no-store');
    return reply.send({ success: false, error: error.detail });
  }
}
