// Drawn formulas: by the address that a game tells its players, or by their TeX for an owner, who may be writing a new one.

import type { FastifyInstance } from 'fastify';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { LANGUAGE_MAX } from '#protocol/quizFile.ts';
import { networkOf } from '#server/http/clientAddress.ts';
import { serve } from '#server/http/serve.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { chargeOwner, limited } from '#server/operations/access.ts';
import type { Services } from '#server/operations/context.ts';

const MONTH_SECONDS = 30 * 24 * 3600;
const NAME = /^[0-9a-f]{40}$/;

interface Asked {
  readonly Querystring: { readonly tex?: unknown; readonly lang?: unknown };
}

export function addHttp(http: FastifyInstance, { formulas, limits, identify }: Services): void {
  const { fetchesByAddress, drawingsByHost, drawingsByAddress } = limits.formulas;

  http.get<Asked & { Params: { name: string } }>('/formulas/:name', ({ params, query, ip }, reply) =>
    serve(reply, async () => {
      limited(fetchesByAddress.take(networkOf(ip), Date.now()));
      return NAME.test(params.name) && drawing(await formulas.find(params.name, languageOf(query.lang)));
    }),
  );

  http.get<Asked>('/formulas', ({ query, headers, ip }, reply) =>
    serve(reply, async () => {
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
      return drawing(await formulas.ofTex(owner.id, tex, languageOf(query.lang)));
    }),
  );
}

const drawing = (svg: string | null) =>
  svg !== null && { type: 'image/svg+xml', cache: `private, max-age=${MONTH_SECONDS}, immutable`, body: svg };

const languageOf = (asked: unknown): string =>
  typeof asked === 'string' && asked.length <= LANGUAGE_MAX ? asked : '';
