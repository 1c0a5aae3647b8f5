// Body parsers: small JSON is parsed directly after a check of its shape, large JSON is left to a worker
// thread, files stay bytes.

import type { FastifyInstance } from 'fastify';
import { FILE_BODY, MAX_BODY } from '#protocol/operation.ts';
import { shapeFault } from '#server/bodies/jsonShape.ts';

/** A body that has not been parsed yet. */
export class LargeBody {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

export function addBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer<ArrayBuffer>>(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes, done) => {
      if (bytes.length > MAX_BODY) {
        done(null, new LargeBody(bytes));
        return;
      }
      const fault = shapeFault(bytes);
      if (fault) done(Object.assign(new Error(fault), { statusCode: 400 }));
      else void parse(request, bytes.toString(), done);
    },
  );
}

/** For the routes of operations that take a file. */
export function addFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer<ArrayBuffer>>(FILE_BODY, { parseAs: 'buffer' }, (_request, file, done) => {
    done(null, { file });
  });
}
