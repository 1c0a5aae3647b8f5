// Minimum pace of large bodies: while one is in transit, others may be refused because of it.

import { type Readable, Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Milliseconds in which a whole request must arrive: enough for the largest quiz over a slow line, but not
 * for an endless trickle.
 */
export const REQUEST_TIMEOUT_MS = 120_000;
/** Milliseconds allowed before a line is up to speed. */
const START_MS = 5_000;
const LOOK_MS = 1_000;

/**
 * Passes the body through as long as it keeps an even pace that would finish in time; otherwise ends it with
 * an error. `bytes` is the announced size; `reply` is the response to the request.
 */
export function enforcePace(body: Readable, bytes: number, reply: FastifyReply): Readable {
  const startedAt = Date.now();
  let received = 0;
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    const due = (bytes * (Date.now() - startedAt - START_MS)) / REQUEST_TIMEOUT_MS;
    if (received >= due) return;
    reply.header('connection', 'close');
    paced.destroy(Object.assign(new Error('the request arrived too slowly'), { statusCode: 408 }));
  }, LOOK_MS).unref();
  const stop = () => clearInterval(timer);
  paced.once('close', stop);
  // A refused body is read no further, so its end goes unnoticed: stop with the reply, and ignore late
  // errors.
  reply.raw.once('close', stop);
  paced.on('error', () => undefined);
  body.once('error', (error) => paced.destroy(error));
  return body.pipe(paced);
}
