// How slowly a large body may come: while it is on its way, others are refused for it.

import { type Readable, Transform } from 'node:stream';

/** Milliseconds within which a whole request must have arrived: the largest quiz over a slow line, but no trickle for ever. */
export const WHOLE_REQUEST_MS = 120_000;
/** Milliseconds in which a line may get going. */
const START_MS = 5_000;
const LOOK_MS = 1_000;

/**
 * The body as it comes, up to the moment from which on it could not be whole in time unless it came faster than so far: there it ends with an
 * error. `bytes`: how many it was announced with; `onEnd` is told before that error.
 */
export function inPace(
  body: Readable,
  bytes: number,
  onEnd: () => void,
  startMs: number = START_MS,
): Readable {
  const startedAt = Date.now();
  let received = 0;
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    const due = (bytes * (Date.now() - startedAt - startMs)) / WHOLE_REQUEST_MS;
    if (received >= due) return;
    onEnd();
    paced.destroy(Object.assign(new Error('the request came too slowly'), { statusCode: 408 }));
  }, LOOK_MS).unref();
  paced.once('close', () => clearInterval(timer));
  body.once('error', (error) => paced.destroy(error));
  return body.pipe(paced);
}
