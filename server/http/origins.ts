// Origin check for calls that change something: browsers name the page such a call comes from, and send their
// cookies with it.

import type { FastifyInstance } from 'fastify';
import { ERRORS } from '#protocol/errors.ts';

/** True for a page of this server, or a client that isn't a browser. */
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

/**
 * Refuses calls from other pages before their bodies are read. A call without a body needs no CORS preflight,
 * so nothing else would stop it.
 */
export function addOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.includes(request.method)) return undefined;
    const { origin, host } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isForeign = origin === undefined && (site === 'cross-site' || site === 'same-site');
    if (!isForeign && isAllowedOrigin(origin, host, publicUrl)) return undefined;
    const type = 'request.CSRF';
    // The body, if any, is not read.
    return reply.code(ERRORS[type]).header('connection', 'close').send({ success: false, error: { type } });
  });
}
