// Static files of the built client: hashed files are cached forever, pages are always revalidated;
// precompressed with brotli or gzip by the build.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface PagesPorts {
  /** Folder of the built client; null serves only the API (tests). */
  readonly clientDir: string | null;
  /** Folders served at /media; the first match wins. */
  readonly mediaDirs: readonly string[];
}

const YEAR_SECONDS = 365 * 24 * 3600;

export async function addPages(app: FastifyInstance, { clientDir, mediaDirs }: PagesPorts): Promise<void> {
  const roots = mediaDirs.filter((dir) => existsSync(dir));
  if (roots.length > 0) {
    await app.register(fastifyStatic, {
      root: roots,
      prefix: '/media/',
      decorateReply: false,
      index: false,
      maxAge: YEAR_SECONDS * 1_000,
      immutable: true,
    });
  }
  if (clientDir) {
    await app.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Source maps are for developers. Built files have a content hash in their names.
      allowedPath: (path) => !path.endsWith('.map'),
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(clientDir, 'assets'));
        response.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
    app.get('/', (_request, reply) => reply.redirect('/join'));
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (clientDir && wantsPage)
      return reply.header('cache-control', 'no-cache').sendFile('index.html', clientDir);
    return reply.code(404).send({ success: false, error: { type: 'request.NOT_FOUND' } });
  });
}
