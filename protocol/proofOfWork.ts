// Proof of work for trying a code or password from an address with many wrong tries: a number that makes a
// hash begin with zeros. A guesser's machine has to find one for each try; the server checks it with one hash
// and accepts it once.

/** The cost of a puzzle. Bits are zeros at the start of the hash: n bits take 2^n hashes on average. */
export const PROOF = {
  /** A fraction of a second on a phone. */
  bits: 16,
  /**
   * While someone is doing the work in order to guess: a few seconds on a phone, which a class spends only
   * once.
   */
  hardBits: 19,
  /** Milliseconds within which a puzzle has to be solved. */
  validMs: 120_000,
} as const;

/** Maximum characters of a proof. */
export const PROOF_MAX_LENGTH = 120;

/** `challenge` begins with its bits and contains no `~`. */
export function bitsOf(challenge: string): number {
  return Number.parseInt(challenge, 10);
}

/** The text that is hashed, and sent. */
export function proofText(challenge: string, counter: number): string {
  return `${challenge}~${counter.toString(36)}`;
}

/** True if a hash begins with this many zeros; `head` is its first 32 bits. */
export function isSolved(head: number, bits: number): boolean {
  return head >>> (32 - bits) === 0;
}
