// Routes for drawn formulas: by the address that a game gives its players, or by TeX for an owner, who may be
// writing a new one.

import type { FastifyInstance } from 'fastify';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { LANGUAGE_MAX } from '#protocol/quizFile.ts';
import { rateLimitKeyOf } from '#server/http/clientAddress.ts';
import { sendFile } from '#server/http/sendFile.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { chargeOwner, throwIfLimited } from '#server/operations/access.ts';
import type { Services } from '#server/operations/context.ts';

const MONTH_SECONDS = 30 * 24 * 3600;
const NAME = /^[0-9a-f]{40}$/;

interface FormulaQuery {
  readonly Querystring: { readonly tex?: unknown; readonly lang?: unknown };
}

export function addHttp(http: FastifyInstance, { formulas, limits, identify }: Services): void {
  const { fetchesByAddress, drawingsByHost, drawingsByAddress } = limits.formulas;

  http.get<FormulaQuery & { Params: { name: string } }>('/formulas/:name', ({ params, query, ip }, reply) =>
    sendFile(reply, async () => {
      throwIfLimited(fetchesByAddress.take(rateLimitKeyOf(ip), Date.now()));
      return NAME.test(params.name) && drawing(await formulas.find(params.name, languageOf(query.lang)));
    }),
  );

  http.get<FormulaQuery>('/formulas', ({ query, headers, ip }, reply) =>
    sendFile(reply, async () => {
      const { tex } = query;
      const owner = identify(credentialsIn(headers));
      if (
        owner === null ||
        typeof tex !== 'string' ||
        tex.trim() === '' ||
        tex.length > CONTENT_LIMITS.formula
      )
        return null;
      const caller = { ownerId: owner.id, address: rateLimitKeyOf(ip) };
      chargeOwner(caller, [drawingsByHost, drawingsByAddress]);
      return drawing(await formulas.ofTex(owner.id, tex, languageOf(query.lang)));
    }),
  );
}

const drawing = (svg: string | null) =>
  svg !== null && { type: 'image/svg+xml', cache: `private, max-age=${MONTH_SECONDS}, immutable`, body: svg };

const languageOf = (asked: unknown): string =>
  typeof asked === 'string' && asked.length <= LANGUAGE_MAX ? asked : '';
