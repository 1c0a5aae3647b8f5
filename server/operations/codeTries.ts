// Trying codes has an end for who guesses, and none for a class: at first a try costs nothing. Where an address, or a connection, has had many wrong
// ones, each further code costs a proof of work, and of those too only so many are looked up: but for a code that others of the same address
// have just come in by, which is looked up for the work alone. So a guesser can try but few codes, however many devices it seems to be, and
// keeps nobody out: a class, which types one code, gets in for the work that its devices do in a moment.

import { createHash } from 'node:crypto';
import { bitsOf, isSolved, PROOF, proofText } from '#protocol/proofOfWork.ts';
import type { Secrets } from '#server/identity/secrets.ts';
import { type Caller, OperationError, type Services } from '#server/operations/context.ts';

export interface CodeTry {
  /** The code led into a room: the try costs nothing. */
  readonly right: () => void;
  /** The code led nowhere. Throws where the caller must not be told that. */
  readonly wrong: () => void;
}

/**
 * Takes a try from the budgets before the code is looked up: of many guesses at once none slips through, and not even the time of the
 * reply tells anything. Throws where it may not be looked up.
 */
export function takeTry(
  { roomCode, proof }: { readonly roomCode: string; readonly proof?: string | undefined },
  { address, socket }: Caller,
  { limits, secrets }: Services,
): CodeTry {
  const now = Date.now();
  const tries = [
    [limits.wrongCodesByAddress, address],
    ...(socket ? [[limits.wrongCodes, socket.id] as const] : []),
  ] as const;
  const waits = tries.map(([buckets, key]) => buckets.take(key, now));
  const giveBack = (): void =>
    tries.forEach(([buckets, key], index) => waits[index] === 0 && buckets.giveBack(key, Date.now()));
  const wait = Math.max(...waits);
  const cameIn = `${address} ${roomCode}`;
  const note = (): void => limits.openedCodes.note(cameIn, Date.now());
  if (wait === 0) return { right: () => (giveBack(), note()), wrong: () => undefined };
  giveBack();
  const refuse = (): never => {
    throw new OperationError('request.RATE_LIMITED', {
      retryAfter: wait,
      challenge: challengeFor(address, bitsNow(), secrets),
    });
  };
  const bitsNow = (): number =>
    limits.provedCodesByAddress.has(address, Date.now()) ? PROOF.bits : PROOF.hardBits;
  if (!isProof(proof, roomCode, address, bitsNow(), secrets)) return refuse();
  if (limits.provedCodesByAddress.take(address, now) === 0)
    return {
      right: () => (limits.provedCodesByAddress.giveBack(address, Date.now()), note()),
      wrong: () => undefined,
    };
  if (!limits.openedCodes.has(cameIn, now)) return refuse();
  return { right: note, wrong: refuse };
}

/** A puzzle for this address, which needs no table: signed, with its end in it. */
function challengeFor(address: string, bits: number, secrets: Secrets): string {
  const terms = `${bits}.${(Date.now() + PROOF.validMs).toString(36)}`;
  return `${terms}.${secrets.challengeSignature(`${terms} ${address}`)}`;
}

/** Whether the work was done for this code, at this address, lately, and was enough. */
function isProof(
  proof: string | undefined,
  roomCode: string,
  address: string,
  bits: number,
  secrets: Secrets,
): boolean {
  const [challenge = '', code, count = '', ...rest] = (proof ?? '').split('~');
  const [, end = '', signature = '', ...others] = challenge.split('.');
  const terms = challenge.slice(0, challenge.lastIndexOf('.'));
  if (code !== roomCode || rest.length > 0 || others.length > 0) return false;
  if (!secrets.isChallengeSignature(`${terms} ${address}`, signature)) return false;
  if (Date.now() > Number.parseInt(end, 36) || bitsOf(challenge) < bits) return false;
  const text = proofText(challenge, roomCode, Number.parseInt(count, 36));
  return isSolved(createHash('sha256').update(text).digest().readUInt32BE(0), bitsOf(challenge));
}
