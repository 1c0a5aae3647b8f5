// Pictures of hosts' memes: named by a hash of their content, so that a browser may keep them for ever.

import type { FastifyInstance } from 'fastify';
import { networkOf } from '#server/http/clientAddress.ts';
import { serve, FOREVER } from '#server/http/serve.ts';
import { PICTURE_TYPES, type PictureKind } from '#server/files/pictureKind.ts';
import { limited } from '#server/operations/access.ts';
import type { Services } from '#server/operations/context.ts';

const NAME = /^[0-9a-f]{40}\.(png|jpg|webp|gif)$/;

export function addHttp(http: FastifyInstance, { memes, limits }: Services): void {
  http.get<{ Params: { name: string } }>('/memes/:name', ({ params, ip }, reply) =>
    serve(reply, async () => {
      limited(limits.memes.fetchesByAddress.take(networkOf(ip), Date.now()));
      const kind = NAME.exec(params.name)?.[1] as PictureKind | undefined;
      const body = kind ? await memes.picture(params.name) : null;
      return kind && body ? { type: PICTURE_TYPES[kind], cache: FOREVER, body } : null;
    }),
  );
}
