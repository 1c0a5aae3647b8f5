// The uploaded files: named by a hash of their content, so that a browser may keep them for ever, and nothing but pictures and sounds.

import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import { networkOf } from '#server/http/clientAddress.ts';
import { FOREVER, serve } from '#server/http/serve.ts';
import { limited } from '#server/operations/access.ts';
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
    serve(reply, async () => {
      limited(limits.media.fetchesByAddress.take(networkOf(ip), Date.now()));
      const [, name, width = '', picture, sound] = FILE.exec(params.file) ?? [];
      if (name === undefined) return null;
      const extension = (picture ?? sound) as keyof typeof TYPES;
      const file =
        (await opened(media.path(`${name}${width}.${extension}`))) ??
        // A picture is not kept wider than it is.
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
      return { type: TYPES[extension], cache: FOREVER, body: file.createReadStream({ start, end }) };
    }),
  );
}

const opened = (path: string): Promise<FileHandle | null> => open(path).catch(() => null);

/** The part that a player of sounds asks for (RFC 9110, section 14), first and last byte; null for the whole file, which may also be given to who asks for several parts at once. */
function rangeOf(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // Without a beginning it is so many bytes at the end.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'beyond';
  return start <= end ? { start, end } : null;
}
