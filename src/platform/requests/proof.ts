// The work that a typed code or password costs where others at the same address try many (`protocol/proofOfWork.ts`); loaded only then.

import { bitsOf, isSolved, proofText } from '#protocol/proofOfWork.ts';
import { hashHead } from '#src/platform/requests/sha256.ts';

/** Hashes between two breaths, so that the page still moves and can be read to. */
const STEP = 4_000;

/** Solves the puzzle; gives what is to be sent. */
export async function prove(challenge: string): Promise<string> {
  const bits = bitsOf(challenge);
  for (let counter = 0; ; counter += 1) {
    const text = proofText(challenge, counter);
    if (isSolved(hashHead(text), bits)) return text;
    if (counter % STEP === STEP - 1) await new Promise((next) => setTimeout(next));
  }
}
