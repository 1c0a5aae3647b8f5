// Signatures by the server's secret: seat tickets, host sessions and CSRF tokens need no table.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TICKET_BYTES = 24;
const HOST_ID_BYTES = 12;
/** Hexadecimal characters. */
const ROOM_HASH_LENGTH = 24;

export class Secrets {
  readonly #key: Buffer;
  readonly #hostPassword: string | null;

  /**
   * `key` is at least 32 random bytes, kept in the database so that tickets outlive a restart. `hostPassword` is what hosts
   * must have known to be let in; another one ends the sessions that the last one opened.
   */
  constructor(key: Buffer, hostPassword: string | null = null) {
    if (key.length < 32) throw new Error('quizpeak:authority the server secret must have at least 32 bytes');
    this.#key = key;
    this.#hostPassword = hostPassword;
  }

  #sign(purpose: string, subject: string): string {
    return createHmac('sha256', this.#key)
      .update(`${purpose}\n${subject}`)
      .digest()
      .subarray(0, TICKET_BYTES)
      .toString('base64url');
  }

  #verify(purpose: string, subject: string, signature: string): boolean {
    const expected = Buffer.from(this.#sign(purpose, subject));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /** The secret of a seat: whoever shows it acts as this player in this room. */
  seatTicket(roomHash: string, playerId: string): string {
    return `${playerId}~${this.#sign('seat', `${roomHash}:${playerId}`)}`;
  }

  /** The player whose seat in this room the ticket opens; null if it opens none. */
  playerOf(roomHash: string, ticket: string | null): string | null {
    const [playerId, signature, ...rest] = (ticket ?? '').split('~');
    if (!playerId || !signature || rest.length > 0) return null;
    return this.#verify('seat', `${roomHash}:${playerId}`, signature) ? playerId : null;
  }

  /** Name of the game that this command begins for this player alone: the same command comes to the same game, and nobody can foresee it. */
  soloHash(command: {
    readonly quizId: string;
    readonly nameKey: string;
    readonly commandId: string;
    /** How it is to be played: who changes that begins another game. */
    readonly way: string;
  }): string {
    const { quizId, nameKey, commandId, way } = command;
    return createHmac('sha256', this.#key)
      .update(JSON.stringify(['solo', quizId, commandId, nameKey, way]))
      .digest('hex')
      .slice(0, ROOM_HASH_LENGTH);
  }

  /** For the list of seats that a browser keeps. */
  deviceSignature(list: string): string {
    return this.#sign('device', list);
  }

  isDeviceSignature(list: string, signature: string): boolean {
    return this.#verify('device', list, signature);
  }

  /** For the puzzles of who tries many codes or passwords. */
  challengeSignature(terms: string): string {
    return this.#sign('challenge', terms);
  }

  isChallengeSignature(terms: string, signature: string): boolean {
    return this.#verify('challenge', terms, signature);
  }

  newHostId(): string {
    return randomBytes(HOST_ID_BYTES).toString('hex');
  }

  /** Says who the host is, and that the host was let in. */
  hostCookie(hostId: string): string {
    return `${hostId}.${this.#sign('host', hostId)}.${this.#sign('entry', this.#entry(hostId))}`;
  }

  #entry(hostId: string): string {
    return `${hostId}:${this.#hostPassword ?? ''}`;
  }

  /** The host that a cookie names; null if it is missing, malformed or forged, or lets nobody in any more. */
  hostOf(cookie: string | undefined): string | null {
    const hostId = this.formerHostOf(cookie);
    const entry = (cookie ?? '').split('.')[2] ?? '';
    return hostId !== null && this.#verify('entry', this.#entry(hostId), entry) ? hostId : null;
  }

  /** The host that a cookie names, who may have to be let in again: rooms and quizzes stay with whom they belong to. */
  formerHostOf(cookie: string | undefined): string | null {
    const [hostId, signature, _entry, ...rest] = (cookie ?? '').split('.');
    if (!hostId || !signature || rest.length > 0 || !/^[0-9a-f]{24}$/.test(hostId)) return null;
    return this.#verify('host', hostId, signature) ? hostId : null;
  }

  csrfToken(hostId: string): string {
    return this.#sign('csrf', hostId);
  }

  isCsrfToken(hostId: string, token: string): boolean {
    return this.#verify('csrf', hostId, token);
  }
}

/** Compares secrets that people type without telling by the time how much of them was right. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', 'quizpeak:authority').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
