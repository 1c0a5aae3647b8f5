// Small puzzles for tests of who has to solve how many.

import { PROOF } from '#protocol/proofOfWork.ts';

/** Makes the puzzles of this process, which a server for tests shares, a moment's work; gives what makes them hard again. */
export function easePuzzles(): () => void {
  const { bits, hardBits } = PROOF;
  Object.assign(PROOF, { bits: 5, hardBits: 8 });
  return () => Object.assign(PROOF, { bits, hardBits });
}
