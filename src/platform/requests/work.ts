// Calls that could be used for guessing: if others at the same address try many, the server asks for proof of
// work first. It is done here while the page shows that it is checking.

import type { OperationName } from '#protocol/operations.ts';
import type { Caller, CallOptions } from '#src/platform/requests/caller.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';

/** Operations that may require proof of work. */
type ByWork = {
  [N in OperationName]: 'proof' extends keyof RequestFor<N> ? N : never;
}[OperationName];

/** Maximum number of tries while others are guessing: each one needs a new, slow proof. */
const MAX_TRIES = 12;

/** Makes the call, with the proof of work that the server asks for. Throws RequestError. */
export async function callWithProofOfWork<N extends ByWork>(
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
      if (challenge === null || tries === MAX_TRIES) throw error;
      const { solvePuzzle } = await loadProof(error);
      asked = { ...request, proof: await solvePuzzle(challenge) };
    }
  }
}

/** If the chunk can't be loaded, the page shows the server's original error. */
function loadProof(refusal: unknown) {
  return import('#src/platform/requests/proof.ts').catch(() => {
    throw refusal;
  });
}
