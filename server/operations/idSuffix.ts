// What the server draws for a new seat.

import { randomInt } from 'node:crypto';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 8;

/** Random letters and digits, which make a player's id hard to guess. */
export function idSuffix(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}
