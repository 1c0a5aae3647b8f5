// Proof of work for a typed code or password when others at the same address try many
// (`protocol/proofOfWork.ts`); loaded only when needed.

import { bitsOf, isSolved, proofText } from '#protocol/proofOfWork.ts';
import { hashHead } from '#src/platform/requests/sha256.ts';

/** Hashes per slice, so that the page stays responsive, also to screen readers. */
const STEP = 4_000;

/** Solves the puzzle; returns the proof to send. */
export async function solvePuzzle(challenge: string): Promise<string> {
  const bits = bitsOf(challenge);
  for (let counter = 0; ; counter += 1) {
    const text = proofText(challenge, counter);
    if (isSolved(hashHead(text), bits)) return text;
    if (counter % STEP === STEP - 1) await new Promise((next) => setTimeout(next));
  }
}
