// How slowly a large body may come: while it is on its way, others are refused for it.

import { type Readable, Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Milliseconds within which a whole request must have arrived: the largest quiz over a slow line, but no trickle for ever. */
export const WHOLE_REQUEST_MS = 120_000;
/** Milliseconds in which a line may get going. */
const START_MS = 5_000;
const LOOK_MS = 1_000;

/**
 * The body as it comes, up to the moment from which on it could not be whole in time unless it came faster than so far: there it ends with an
 * error. `bytes`: how many it was announced with; `reply`: what it is answered with.
 */
export function inPace(body: Readable, bytes: number, reply: FastifyReply): Readable {
  const startedAt = Date.now();
  let received = 0;
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    const due = (bytes * (Date.now() - startedAt - START_MS)) / WHOLE_REQUEST_MS;
    if (received >= due) return;
    reply.header('connection', 'close');
    paced.destroy(Object.assign(new Error('the request came too slowly'), { statusCode: 408 }));
  }, LOOK_MS).unref();
  const stop = () => clearInterval(timer);
  paced.once('close', stop);
  // Of a body that is refused nobody reads on, and nobody is left to hear of its end.
  reply.raw.once('close', stop);
  paced.on('error', () => undefined);
  body.once('error', (error) => paced.destroy(error));
  return body.pipe(paced);
}
