// Limits on guessing secrets such as codes and the host's password. The first tries are free. Once those are
// used up, each further one costs a proof of work, and more work after many proofs. So a guesser pays for
// every try, but can't lock out anyone who knows the secret.

import { createHash, randomBytes } from 'node:crypto';
import { bitsOf, isSolved, PROOF } from '#protocol/proofOfWork.ts';
import type { Secrets } from '#server/identity/secrets.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import { type Caller, OperationError, type Services } from '#server/operations/context.ts';

export interface AttemptBudgets {
  /** The proof sent by the caller, if any. */
  readonly proof: string | undefined;
  /** Budgets of tries without work, each with its key; one try is taken from each. */
  readonly free: readonly (readonly [TokenBuckets, string])[];
  /** Budget, by address, of tries for a little work. */
  readonly proved: TokenBuckets;
}

export interface Attempt {
  /** True if the try was within a budget; otherwise only hard work let it through. */
  readonly withinBudget: boolean;
  /** Returns the try to its budget, because the secret was right. */
  readonly giveBack: () => void;
  /** Throws, and asks for new work. */
  readonly refuse: () => never;
}

/**
 * Takes a try from the budgets before the secret is checked, so that none of many concurrent tries slips
 * through, and the response time reveals nothing. Throws when work must be shown first. A proof counts once,
 * whether or not a budget was left for it.
 */
export function takeAttempt(
  { proof = '', free, proved }: AttemptBudgets,
  { address }: Caller,
  { limits, secrets }: Services,
): Attempt {
  const now = Date.now();
  const waits = free.map(([buckets, key]) => buckets.take(key, now));
  const giveBack = (): void =>
    free.forEach(([buckets, key], index) => waits[index] === 0 && buckets.giveBack(key, Date.now()));
  const wait = Math.max(...waits);
  const bitsNow = (): number => (proved.has(address, Date.now()) ? PROOF.bits : PROOF.hardBits);
  const refuse = (): never => {
    throw new OperationError('request.RATE_LIMITED', {
      retryAfter: wait,
      challenge: challengeFor(address, bitsNow(), secrets),
    });
  };
  if (wait === 0) return { withinBudget: true, giveBack, refuse };
  giveBack();
  const signature = solvedChallenge(proof, address, bitsNow(), secrets);
  if (signature === null || limits.usedProofs.has(signature, now)) return refuse();
  limits.usedProofs.note(signature, now);
  const withinBudget = proved.take(address, now) === 0;
  return { withinBudget, giveBack: () => withinBudget && proved.giveBack(address, Date.now()), refuse };
}

/** Random bytes, so that challenges made in the same moment for the devices of a class differ. */
const NONCE_BYTES = 6;

/**
 * Returns a puzzle for this address. It is signed and includes its expiry, so no table is needed until it is
 * solved.
 */
function challengeFor(address: string, bits: number, secrets: Secrets): string {
  const end = (Date.now() + PROOF.validMs).toString(36);
  const terms = `${bits}.${end}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
  return `${terms}.${secrets.sign('challenge', `${terms} ${address}`)}`;
}

/**
 * Returns the signature of a challenge that was solved for this address, in time and with enough work; null
 * otherwise.
 */
function solvedChallenge(proof: string, address: string, bits: number, secrets: Secrets): string | null {
  const [challenge = ''] = proof.split('~');
  const cut = challenge.lastIndexOf('.');
  const [terms, signature] = [challenge.slice(0, cut), challenge.slice(cut + 1)];
  if (!secrets.verify('challenge', `${terms} ${address}`, signature)) return null;
  const [, end = ''] = terms.split('.');
  if (Date.now() > Number.parseInt(end, 36) || bitsOf(terms) < bits) return null;
  const head = createHash('sha256').update(proof).digest().readUInt32BE(0);
  return isSolved(head, bitsOf(terms)) ? signature : null;
}
