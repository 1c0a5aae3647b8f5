// Calls of a long job: waits where the server asks it to, and tries again when the line breaks.

import { type Caller, wait } from '#src/platform/requests/caller.ts';
import { isTransient, RequestError } from '#src/platform/requests/requestError.ts';

/** Tries of a call that fails for another reason than the server's limits. */
const TRIES = 4;
/** Seconds: before a retry if the server doesn't say, and the longest wait at a time. */
const USUAL_WAIT = 2;
const LONGEST_WAIT = 60;

/** @throws RequestError, `aborted` once the signal fires */
export function patientCall(call: Caller['call'], signal: AbortSignal): Caller['call'] {
  return async (name, request, options) => {
    for (let failures = 0; ; ) {
      if (signal.aborted) throw new RequestError('aborted');
      try {
        return await call(name, request, { ...options, signal });
      } catch (error) {
        if (!isTransient(error) || !(error instanceof RequestError)) throw error;
        const isLimit = error.retryAfter !== null;
        if (!isLimit) failures += 1;
        if (failures >= TRIES) throw error;
        await wait(Math.min(error.retryAfter ?? USUAL_WAIT, LONGEST_WAIT) * 1_000, signal);
      }
    }
  };
}
