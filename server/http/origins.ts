// Which pages may call: a browser says of what changes something where it comes from, and sends its cookies with it.

import type { FastifyInstance } from 'fastify';
import { ERRORS } from '#protocol/errors.ts';

/** A page of this server itself, or a client that is no browser. */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  if (origin === undefined) return true;
  try {
    return (
      new URL(origin).host === host ||
      (publicUrl !== null && new URL(origin).origin === new URL(publicUrl).origin)
    );
  } catch {
    return false;
  }
}

/** Methods that change nothing. */
const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses calls of other pages before they are read. One without a body needs no leave of the browser: nobody else stops it. */
export function addOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.includes(request.method)) return undefined;
    const { origin, host } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isForeign = origin === undefined && (site === 'cross-site' || site === 'same-site');
    if (!isForeign && isAllowedOrigin(origin, host, publicUrl)) return undefined;
    const type = 'request.CSRF';
    // What may follow is not read.
    return reply.code(ERRORS[type]).header('connection', 'close').send({ success: false, error: { type } });
  });
}
