// Easy proof-of-work puzzles, for tests of who has to solve how many.

import { PROOF } from '#protocol/proofOfWork.ts';

/**
 * Makes the puzzles of this process, and so of its test servers, quick to solve. Returns a function that
 * restores their difficulty.
 */
export function useEasyPuzzles(): () => void {
  const { bits, hardBits } = PROOF;
  Object.assign(PROOF, { bits: 5, hardBits: 8 });
  return () => Object.assign(PROOF, { bits, hardBits });
}
