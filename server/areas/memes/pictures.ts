// Routes for meme pictures, named by a hash of their content so that browsers may cache them forever.

import type { FastifyInstance } from 'fastify';
import { rateLimitKeyOf } from '#server/http/clientAddress.ts';
import { sendFile, IMMUTABLE_CACHE } from '#server/http/sendFile.ts';
import { PICTURE_TYPES, type PictureKind } from '#server/files/pictureKind.ts';
import { throwIfLimited } from '#server/operations/access.ts';
import type { Services } from '#server/operations/context.ts';

const NAME = /^[0-9a-f]{40}\.(png|jpg|webp|gif)$/;

export function addHttp(http: FastifyInstance, { memes, limits }: Services): void {
  http.get<{ Params: { name: string } }>('/memes/:name', ({ params, ip }, reply) =>
    sendFile(reply, async () => {
      throwIfLimited(limits.memes.fetchesByAddress.take(rateLimitKeyOf(ip), Date.now()));
      const kind = NAME.exec(params.name)?.[1] as PictureKind | undefined;
      const body = kind ? await memes.picture(params.name) : null;
      return kind && body ? { type: PICTURE_TYPES[kind], cache: IMMUTABLE_CACHE, body } : null;
    }),
  );
}
