// The work that a try at a code or a password costs where an address has had many wrong ones: a number that makes a hash begin with zeros. Finding
// it takes a guesser's machine as long for each try; the server checks it with one hash, and takes it once.

/** What a puzzle costs: on average two to the power of so many hashes. */
export const PROOF = {
  /** A phone's blink. */
  bits: 16,
  /** Where somebody does the work to guess on: seconds of a phone's, which a class spends once. */
  hardBits: 19,
  /** Milliseconds within which a puzzle has to be solved. */
  validMs: 120_000,
} as const;

/** Characters of a proof at the most. */
export const PROOF_MAX_LENGTH = 120;

/** `challenge` begins with its bits and has no `~` in it. */
export function bitsOf(challenge: string): number {
  return Number.parseInt(challenge, 10);
}

/** What is hashed, and what is sent. */
export function proofText(challenge: string, counter: number): string {
  return `${challenge}~${counter.toString(36)}`;
}

/** Whether a hash, whose first 32 bits these are, begins with so many zeros. */
export function isSolved(head: number, bits: number): boolean {
  return head >>> (32 - bits) === 0;
}
