// Patience with rate limits: 100 classes behind one address ask for more at the same bell than a school of
// 1,000, so people try again, as the page tells them to.

import { pause } from '#tools/classroom/crowd.ts';

const TRIES = 12;
/** Milliseconds between two tries. */
const WAIT = { least: 3_000, more: 12_000 } as const;

/** Returns the answer to `call`, which is repeated while it is refused for its frequency. */
export async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      if (left === 0 || !String(error).includes('request.RATE_LIMITED')) throw error;
      await pause(WAIT.least + Math.random() * WAIT.more);
    }
  }
}
