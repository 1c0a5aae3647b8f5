// Parses a game code from what people type, say, paste and scan.

import { codeOf, CODE_MAX_LENGTH } from '#src/platform/address.ts';

/** The code in typed text or a pasted link, normalized. */
export function readCode(text: string): string {
  const link = /[?&]gc=[^\s]*/.exec(text)?.[0];
  const raw = link === undefined ? text : (codeOf(link.replace('&', '?')) ?? '');
  return raw
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, CODE_MAX_LENGTH);
}

/** True if this can be a room's code: 6 to 8 digits, or LT and eight digits. */
export function isRoomCode(code: string): boolean {
  return /^([1-9][0-9]{5,7}|LT[0-9]{8})$/.test(code);
}
