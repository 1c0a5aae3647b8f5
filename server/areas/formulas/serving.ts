// Drawn formulas. Students get those of quizzes that are played; for a host, who may be writing one, a new one is drawn.

import type { FastifyInstance } from 'fastify';
import { FORMULA_LENGTH } from '#protocol/areas/formulas/formulaLimits.ts';
import { identify } from '#server/areas/hosts/identify.ts';
import { networkOf } from '#server/http/clientAddress.ts';
import { cookieValues } from '#server/http/cookies.ts';
import type { Services } from '#server/operations/context.ts';

const DAY_SECONDS = 24 * 3600;
const LANGUAGE_MAX = 35;

export function addHttp(http: FastifyInstance, { formulas, limits, secrets }: Services): void {
  const { fetchesByAddress, drawingsByHost, drawingsByAddress } = limits.formulas;
  const hostOf = (cookies: string | undefined): string | null =>
    identify(
      { cookies: (name) => cookieValues(cookies, name), header: () => null, setCookie: () => {} },
      secrets,
    ).hostId;

  http.get<{ Querystring: { tex?: unknown; lang?: unknown } }>(
    '/formulas',
    async ({ query, headers, ip }, reply) => {
      const address = networkOf(ip);
      const now = Date.now();
      const isLate = (wait: number): boolean => {
        if (wait > 0)
          void reply
            .code(429)
            .header('retry-after', wait)
            .send({ success: false, error: { type: 'request.RATE_LIMITED', retryAfter: wait } });
        return wait > 0;
      };
      if (isLate(fetchesByAddress.take(address, now))) return reply;
      const { tex, lang = '' } = query;
      const isAsked = typeof tex === 'string' && tex.length <= FORMULA_LENGTH * 2;
      if (!isAsked || typeof lang !== 'string' || lang.length > LANGUAGE_MAX) return notFound();
      const found = await formulas.find(tex, lang);
      if (found !== null) return sent(found);
      const hostId = hostOf(headers.cookie);
      if (hostId === null) return notFound();
      if (isLate(Math.max(drawingsByHost.take(hostId, now), drawingsByAddress.take(address, now))))
        return reply;
      const drawn = await formulas.draw(tex, lang);
      return 'svg' in drawn ? sent(drawn.svg) : notFound();

      function sent(svg: string) {
        return (
          reply
            .type('image/svg+xml')
            // Whatever a browser makes of it, nothing in it runs: `addSecurity` says that it must not guess either.
            .header('content-security-policy', "default-src 'none'; sandbox")
            .header('cache-control', `public, max-age=${DAY_SECONDS * 30}, immutable`)
            .send(svg)
        );
      }
      function notFound() {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ success: false, error: { type: 'request.NOT_FOUND' } });
      }
    },
  );
}
