// The uploaded files: named by a hash of their content, so that a browser may keep them for ever, and nothing but pictures and sounds.

import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import { rangeOf } from '#server/areas/media/range.ts';
import { networkOf } from '#server/http/clientAddress.ts';
import type { Services } from '#server/operations/context.ts';

const TYPES = {
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  weba: 'audio/webm',
  wav: 'audio/wav',
} as const;
const FILE = new RegExp(
  `^([0-9a-f]{40})(?:(-(?:${UPLOAD_WIDTHS.join('|')}))?\\.(webp)|\\.(${Object.keys(TYPES).join('|')}))$`,
);
const YEAR_SECONDS = 365 * 24 * 3600;

export function addHttp(http: FastifyInstance, { media, limits }: Services): void {
  http.get<{ Params: { file: string } }>('/uploads/:file', async ({ params, headers, ip }, reply) => {
    const wait = limits.media.fetchesByAddress.take(networkOf(ip), Date.now());
    if (wait > 0)
      return reply
        .code(429)
        .header('retry-after', wait)
        .send({ success: false, error: { type: 'request.RATE_LIMITED', retryAfter: wait } });
    const [, name, width = '', picture, sound] = FILE.exec(params.file) ?? [];
    const extension = (picture ?? sound) as keyof typeof TYPES;
    const file =
      name === undefined
        ? null
        : ((await opened(media.path(`${name}${width}.${extension}`))) ??
          // A picture is not kept wider than it is.
          (width && (await opened(media.path(`${name}.${extension}`)))));
    if (!file) return reply.code(404).send({ success: false, error: { type: 'request.NOT_FOUND' } });
    const { size } = await file.stat();
    const range = rangeOf(headers.range, size);
    // Whatever a browser makes of it, nothing in it runs: `addSecurity` says that it must not guess either.
    reply.header('content-security-policy', "default-src 'none'; sandbox").header('accept-ranges', 'bytes');
    if (range === 'beyond') {
      await file.close();
      return reply.code(416).header('content-range', `bytes */${size}`).send();
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .type(TYPES[extension])
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-length', end - start + 1)
      .send(file.createReadStream({ start, end }));
  });
}

const opened = (path: string): Promise<FileHandle | null> => open(path).catch(() => null);
