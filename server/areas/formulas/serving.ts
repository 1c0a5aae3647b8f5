// Drawn formulas: by the address that a game tells its players, or by their TeX for an owner, who may be writing a new one.

import type { FastifyInstance, FastifyReply } from 'fastify';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { LANGUAGE_MAX } from '#protocol/quizFile.ts';
import { networkOf } from '#server/http/clientAddress.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { chargeOwner, limited } from '#server/operations/access.ts';
import { OperationError, type Services } from '#server/operations/context.ts';

const MONTH_SECONDS = 30 * 24 * 3600;
const NAME = /^[0-9a-f]{40}$/;

interface Asked {
  readonly Querystring: { readonly tex?: unknown; readonly lang?: unknown };
}

export function addHttp(http: FastifyInstance, { formulas, limits, identify }: Services): void {
  const { fetchesByAddress, drawingsByHost, drawingsByAddress } = limits.formulas;

  http.get<Asked & { Params: { name: string } }>('/formulas/:name', ({ params, query, ip }, reply) =>
    answered(reply, async () => {
      limited(fetchesByAddress.take(networkOf(ip), Date.now()));
      return NAME.test(params.name) ? formulas.find(params.name, languageOf(query.lang)) : null;
    }),
  );

  http.get<Asked>('/formulas', ({ query, headers, ip }, reply) =>
    answered(reply, async () => {
      const { tex } = query;
      const owner = identify(credentialsIn(headers));
      if (
        owner === null ||
        typeof tex !== 'string' ||
        tex.trim() === '' ||
        tex.length > CONTENT_LIMITS.formula
      )
        return null;
      const caller = { ownerId: owner.id, address: networkOf(ip) };
      chargeOwner(caller, [drawingsByHost, drawingsByAddress]);
      return formulas.ofTex(owner.id, tex, languageOf(query.lang));
    }),
  );
}

const languageOf = (asked: unknown): string =>
  typeof asked === 'string' && asked.length <= LANGUAGE_MAX ? asked : '';

async function answered(reply: FastifyReply, find: () => Promise<string | null>): Promise<FastifyReply> {
  try {
    const svg = await find();
    if (svg === null) throw new OperationError('request.NOT_FOUND');
    return (
      reply
        .type('image/svg+xml')
        // Whatever a browser makes of it, nothing in it runs: `addSecurity` says that it must not guess either.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', `private, max-age=${MONTH_SECONDS}, immutable`)
        .send(svg)
    );
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const { retryAfter } = error.detail;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .send({ success: false, error: error.detail });
  }
}
