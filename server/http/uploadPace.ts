// Watch over large bodies in transit: they need a minimum pace, because others may be refused while one is
// there, and can be broken off.

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

export interface WatchedBody {
  readonly body: Readable;
  /** Ends the body with an error, which becomes the reply. */
  readonly refuse: (error: Error) => void;
}

/**
 * Passes the body through as long as it keeps an even pace that would finish in time; otherwise ends it with
 * an error. `bytes` is the announced size; `reply` is the response to the request; `onBytes` is told how many
 * bytes have come.
 */
export function watchBody(
  body: Readable,
  bytes: number,
  reply: FastifyReply,
  onBytes: (bytes: number) => void = () => undefined,
): WatchedBody {
  const startedAt = Date.now();
  let received = 0;
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  const refuse = (error: Error): void => {
    // The rest of the body is not read, so the connection can't be reused.
    reply.header('connection', 'close');
    watched.destroy(error);
  };
  const timer = setInterval(() => {
    const due = (bytes * (Date.now() - startedAt - START_MS)) / REQUEST_TIMEOUT_MS;
    if (received >= due) return;
    refuse(Object.assign(new Error('the request arrived too slowly'), { statusCode: 408 }));
  }, LOOK_MS).unref();
  const stop = () => clearInterval(timer);
  watched.once('close', stop);
  // A refused body is read no further, so its end goes unnoticed: stop with the reply, and ignore late
  // errors.
  reply.raw.once('close', stop);
  watched.on('error', () => undefined);
  body.once('error', (error) => watched.destroy(error));
  return { body: body.pipe(watched), refuse };
}
