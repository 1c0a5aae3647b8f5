// Tells files that are no text: read as one, a picture could look like a list of questions.

/** How pictures, documents, fonts, sounds, films, archives and programs begin, and no word does. */
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
/** Films, newer pictures and sounds say what they are behind their length. */
const BRANDS = /^(?:[\s\S]{4}ftyp|RIFF[\s\S]{4}(?:WEBP|WAVE|AVI ))/;
const HEAD_BYTES = 16;

export function beginsLikeNoText(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return SIGNATURES.some((signature) => head.startsWith(signature)) || BRANDS.test(head);
}

/** Control characters that a text may have got from another program; of what is no text they are a good part. */
const CONTROLS_MIN = 4;
const CONTROLS_SHARE = 0.04;

/** `controls` of all characters were control characters. */
export function isFullOfControls(controls: number, characters: number): boolean {
  return controls > CONTROLS_MIN && controls > characters * CONTROLS_SHARE;
}
