// Tries of what can be guessed: codes, the host's password. At first one costs nothing. Where those are used up, each further one costs a proof of
// work, and more work where many were shown. So a guesser has to pay for each try, and keeps nobody out who knows what is right.

import { createHash, randomBytes } from 'node:crypto';
import { bitsOf, isSolved, PROOF } from '#protocol/proofOfWork.ts';
import type { Secrets } from '#server/identity/secrets.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import { type Caller, OperationError, type Services } from '#server/operations/context.ts';

export interface Trying {
  /** As the caller shows it. */
  readonly proof: string | undefined;
  /** Budgets of tries without work, each with its key: one is taken of all. */
  readonly free: readonly (readonly [TokenBuckets, string])[];
  /** Budget, by address, of tries for little work. */
  readonly proved: TokenBuckets;
}

export interface Try {
  /** Whether it was within a budget; else it was let pass for hard work alone. */
  readonly isPaid: boolean;
  /** What was tried is right, and costs nothing. */
  readonly giveBack: () => void;
  /** Throws, and asks for work anew. */
  readonly refuse: () => never;
}

/**
 * Takes a try from the budgets before it is looked at: of many at once none slips through, and not even the time of the reply tells
 * anything. Throws where work has to be shown first. What was shown counts once, whether a budget was left for it or not.
 */
export function takeTry(
  { proof = '', free, proved }: Trying,
  { address }: Caller,
  { limits, secrets }: Services,
): Try {
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
  if (wait === 0) return { isPaid: true, giveBack, refuse };
  giveBack();
  const signature = solvedChallenge(proof, address, bitsNow(), secrets);
  if (signature === null || limits.usedProofs.has(signature, now)) return refuse();
  limits.usedProofs.note(signature, now);
  const isPaid = proved.take(address, now) === 0;
  return { isPaid, giveBack: () => isPaid && proved.giveBack(address, Date.now()), refuse };
}

/** Of challenges that are made at once for the devices of a class each is another one. */
const NONCE_BYTES = 6;

/** A puzzle for this address, which needs no table until it is solved: signed, with its end in it. */
function challengeFor(address: string, bits: number, secrets: Secrets): string {
  const end = (Date.now() + PROOF.validMs).toString(36);
  const terms = `${bits}.${end}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
  return `${terms}.${secrets.sign('challenge', `${terms} ${address}`)}`;
}

/** The signature of the challenge that was solved at this address, lately, by enough work; null where none was. */
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
