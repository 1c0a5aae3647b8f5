// Routes for files beside the operations: pictures, sounds, drawings. Refusals use the operations' error envelope.

import type { FastifyReply } from 'fastify';
import { found } from '#server/operations/access.ts';
import { OperationError } from '#server/operations/context.ts';

/** For what is named by a hash of its content. */
export const FOREVER = `public, max-age=${365 * 24 * 3600}, immutable`;

interface File {
  readonly type: string;
  /** `cache-control`. */
  readonly cache: string;
  readonly body: unknown;
}

/** Sends what is found. @param find nothing where it is not there; what it throws is told */
export async function serve(
  reply: FastifyReply,
  find: () => Promise<File | null | false>,
): Promise<FastifyReply> {
  try {
    const { type, cache, body } = found(await find(), 'request.NOT_FOUND');
    // Whatever a browser makes of it, nothing in it runs: `addSecurity` says that it must not guess either.
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
