// Route for uploaded files: pictures and sounds only, named by a hash of their content so that browsers may
// cache them forever.

import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import { rateLimitKeyOf } from '#server/http/clientAddress.ts';
import { IMMUTABLE_CACHE, sendFile } from '#server/http/sendFile.ts';
import { throwIfLimited } from '#server/operations/access.ts';
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

export function addHttp(http: FastifyInstance, { media, limits }: Services): void {
  http.get<{ Params: { file: string } }>('/uploads/:file', ({ params, headers, ip }, reply) =>
    sendFile(reply, async () => {
      throwIfLimited(limits.media.fetchesByAddress.take(rateLimitKeyOf(ip), Date.now()));
      const [, name, width = '', picture, sound] = FILE.exec(params.file) ?? [];
      if (name === undefined) return null;
      const extension = (picture ?? sound) as keyof typeof TYPES;
      const file =
        (await opened(media.path(`${name}${width}.${extension}`))) ??
        // No version is stored that would be wider than the picture itself.
        (width && (await opened(media.path(`${name}.${extension}`))));
      if (!file) return null;
      const { size } = await file.stat();
      const range = rangeOf(headers.range, size);
      reply.header('accept-ranges', 'bytes');
      if (range === 'beyond') {
        await file.close();
        reply.code(416).header('content-range', `bytes */${size}`);
        return { type: TYPES[extension], cache: 'no-store', body: '' };
      }
      const { start, end } = range ?? { start: 0, end: size - 1 };
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      reply.header('content-length', end - start + 1);
      return { type: TYPES[extension], cache: IMMUTABLE_CACHE, body: file.createReadStream({ start, end }) };
    }),
  );
}

const opened = (path: string): Promise<FileHandle | null> => open(path).catch(() => null);

/**
 * Returns the first and last byte of the range that an audio player asks for (RFC 9110, section 14); null for
 * the whole file, which is also a valid answer to a request for several ranges.
 */
function rangeOf(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // Without a start, it is the number of bytes at the end.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'beyond';
  return start <= end ? { start, end } : null;
}
