// Pictures of hosts' memes: named by a hash of their content, so that a browser may keep them for ever.

import type { FastifyInstance } from 'fastify';
import { networkOf } from '#server/http/clientAddress.ts';
import { PICTURE_TYPES, type PictureKind } from '#server/files/pictureKind.ts';
import type { Services } from '#server/operations/context.ts';

const NAME = /^[0-9a-f]{40}\.(png|jpg|webp|gif)$/;
const YEAR_SECONDS = 365 * 24 * 3600;

export function addHttp(http: FastifyInstance, { memes, limits }: Services): void {
  http.get<{ Params: { name: string } }>('/memes/:name', async ({ params, ip }, reply) => {
    const wait = limits.memes.fetchesByAddress.take(networkOf(ip), Date.now());
    if (wait > 0)
      return reply
        .code(429)
        .header('retry-after', Math.ceil(wait))
        .send({ success: false, error: { type: 'request.RATE_LIMITED', retryAfter: wait } });
    const kind = NAME.exec(params.name)?.[1] as PictureKind | undefined;
    const bytes = kind ? await memes.picture(params.name) : null;
    if (!kind || !bytes)
      return reply.code(404).send({ success: false, error: { type: 'request.NOT_FOUND' } });
    return reply
      .type(PICTURE_TYPES[kind])
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(bytes);
  });
}
