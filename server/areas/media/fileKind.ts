// File kinds detected from the first bytes, because the sender's label proves nothing. SVG and other formats
// that can hold scripts are not accepted.

import { pictureKindOf, startsWith } from '#server/files/pictureKind.ts';

export type SoundKind = 'mp3' | 'aac' | 'm4a' | 'ogg' | 'weba' | 'wav';
type FileKind = 'picture' | SoundKind;

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
/** Brands of ISO containers that hold an accepted picture. */
const AVIF = ['avif', 'avis'];

/** Returns null for any other format. */
export function fileKindOf(bytes: Buffer): FileKind | null {
  if (pictureKindOf(bytes)) return 'picture';
  if (startsWith(bytes, 'ftyp', 4)) return AVIF.includes(bytes.toString('latin1', 8, 12)) ? 'picture' : 'm4a';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8)) return 'wav';
  if (startsWith(bytes, 'OggS')) return 'ogg';
  if (startsWith(bytes, EBML)) return 'weba';
  const [first = 0, second = 0] = bytes.subarray(tagEnd(bytes));
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  return (second & 0x06) === 0 ? 'aac' : 'mp3';
}

/**
 * Returns the offset after the tags (ID3v2) in front of a sound. They may hold pictures; no playable sound
 * has tags longer than they say.
 */
export function tagEnd(bytes: Buffer): number {
  let end = 0;
  while (startsWith(bytes, 'ID3', end) && end + 10 <= bytes.length) {
    // Four groups of seven bits.
    const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (bytes.readUInt8(end + place) & 0x7f), 0);
    end += 10 + size;
  }
  return Math.min(end, bytes.length);
}
