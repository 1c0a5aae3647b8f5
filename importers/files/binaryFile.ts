// Binary file detection: read as text, a picture could look like a list of questions.

/**
 * First characters of pictures, documents, fonts, sounds, videos, archives and programs; no word begins like
 * this.
 */
const SIGNATURES: readonly string[] = [
  '%PDF-',
  '%!PS',
  '{\\rtf',
  '\u0089PNG',
  'GIF87a',
  'GIF89a',
  '\u00ff\u00d8\u00ff',
  'wOFF',
  'wOF2',
  'OTTO\u0000',
  'ttcf\u0000',
  '\u0000\u0001\u0000\u0000',
  'ID3\u0002',
  'ID3\u0003',
  'ID3\u0004',
  'OggS\u0000',
  'fLaC\u0000',
  '\u001aE\u00df\u00a3',
  '\u001f\u008b',
  'BZh91AY',
  '7z\u00bc\u00af',
  'Rar!\u001a',
  'SQLite format 3',
  '\u007fELF',
];
/** Videos, and newer pictures and sounds, state their type after their length. */
const BRANDS = /^(?:[\s\S]{4}ftyp|RIFF[\s\S]{4}(?:WEBP|WAVE|AVI ))/;
const HEAD_BYTES = 16;

export function hasBinarySignature(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return SIGNATURES.some((signature) => head.startsWith(signature)) || BRANDS.test(head);
}

/**
 * A text may have a few control characters from another program; in a binary file they make up a good part.
 */
const CONTROLS_MIN = 4;
const CONTROLS_SHARE = 0.04;

/** `controls` is the number of control characters among all `characters`. */
export function isFullOfControls(controls: number, characters: number): boolean {
  return controls > CONTROLS_MIN && controls > characters * CONTROLS_SHARE;
}
