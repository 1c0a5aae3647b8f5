// Calls by which something can be guessed: where others at the same address try many, the server asks for some work first. It is done here,
// while the page says that it looks.

import type { OperationName } from '#protocol/operations.ts';
import type { Caller, CallOptions } from '#src/platform/requests/caller.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';

/** Operations that may ask for work. */
type ByWork = {
  [N in OperationName]: 'proof' extends keyof RequestFor<N> ? N : never;
}[OperationName];

/** Tries at the most, while others guess: each costs work anew, which takes its time. */
const MOST_TRIES = 12;

/** Calls, and does what work the server asks for. Throws RequestError. */
export async function callByWork<N extends ByWork>(
  caller: Caller,
  name: N,
  request: RequestFor<N>,
  options?: CallOptions,
): Promise<AnswerFor<N>> {
  for (let tries = 1, asked = request; ; tries += 1) {
    try {
      return await caller.call(name, asked, options);
    } catch (error) {
      const challenge = error instanceof RequestError ? error.challenge : null;
      if (challenge === null || tries === MOST_TRIES) throw error;
      const { prove } = await loadProof(error);
      asked = { ...request, proof: await prove(challenge) };
    }
  }
}

/** Without its part the page says what the server said. */
function loadProof(refusal: unknown) {
  return import('#src/platform/requests/proof.ts').catch(() => {
    throw refusal;
  });
}
