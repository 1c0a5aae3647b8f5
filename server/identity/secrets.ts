// Signatures with the server's secret, so that seat tickets, sessions and tokens need no table.

import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 24;
/** In hexadecimal characters. */
const ROOM_HASH_LENGTH = 24;

export class Secrets {
  readonly #key: Buffer;

  /** `key` has at least 32 random bytes, kept in the database so that tickets outlive a restart. */
  constructor(key: Buffer) {
    if (key.length < 32) throw new Error('quizpeak:authority the server secret must have at least 32 bytes');
    this.#key = key;
  }

  /** A signature for one purpose is not valid for another. */
  sign(purpose: string, subject: string): string {
    return createHmac('sha256', this.#key)
      .update(`${purpose}\n${subject}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url');
  }

  verify(purpose: string, subject: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, subject));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  /** The secret of a seat: anyone who shows it acts as this player in this room. */
  seatTicket(roomHash: string, playerId: string): string {
    return `${playerId}~${this.sign('seat', `${roomHash}:${playerId}`)}`;
  }

  /** Returns the player whose seat in this room the ticket opens; null if it opens none. */
  playerOf(roomHash: string, ticket: string | null): string | null {
    const [playerId, signature, ...rest] = (ticket ?? '').split('~');
    if (!playerId || !signature || rest.length > 0) return null;
    return this.verify('seat', `${roomHash}:${playerId}`, signature) ? playerId : null;
  }

  /**
   * Returns the hash of the room that this command creates for one player's solo game: a repeated command
   * leads to the same room, and the hash can't be predicted.
   */
  soloRoomHash(command: {
    readonly quizId: string;
    readonly nameKey: string;
    readonly commandId: string;
    /** The settings of the game: changing them creates another one. */
    readonly way: string;
  }): string {
    const { quizId, nameKey, commandId, way } = command;
    return createHmac('sha256', this.#key)
      .update(JSON.stringify(['solo', quizId, commandId, nameKey, way]))
      .digest('hex')
      .slice(0, ROOM_HASH_LENGTH);
  }

  /**
   * Returns the hash of the room in which this owner's finished game is kept when it comes from a file: the
   * same game leads to the same room, and the hash can't be predicted.
   */
  restoredRoomHash(ownerId: string, game: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify(['restored', ownerId, game]))
      .digest('hex')
      .slice(0, ROOM_HASH_LENGTH);
  }
}

/**
 * Compares secrets that people type in constant time, so that timing doesn't reveal how much of a guess was
 * right.
 */
export function secretsEqual(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', 'quizpeak:authority').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
