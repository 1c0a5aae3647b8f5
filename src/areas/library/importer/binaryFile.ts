// Tells files that are no text: read as one, a picture could look like a list of questions.

/** How pictures, documents, fonts, sounds, films, archives and programs begin. */
const SIGNATURES: readonly string[] = [
  '%PDF-',
  '%!PS',
  '{\\rtf',
  '\u0089PNG',
  'GIF8',
  '\u00ff\u00d8\u00ff',
  'RIFF',
  'wOFF',
  'wOF2',
  'OTTO',
  'ttcf',
  '\u0000\u0001\u0000\u0000',
  'ID3',
  'OggS',
  'fLaC',
  '\u001aE\u00df\u00a3',
  '\u001f\u008b',
  'BZh',
  '7z\u00bc\u00af',
  'Rar!',
  'SQLite format 3',
  '\u007fELF',
];
/** Where films and newer pictures say what they are. */
const MP4_BRAND = 'ftyp';
const MP4_BRAND_AT = 4;
const HEAD_BYTES = 16;

export function beginsLikeNoText(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return (
    SIGNATURES.some((signature) => head.startsWith(signature)) || head.startsWith(MP4_BRAND, MP4_BRAND_AT)
  );
}

/** Control characters that a text may have got from another program; of what is no text they are a good part. */
const CONTROLS_MIN = 4;
const CONTROLS_SHARE = 0.04;

/** `controls` of all characters were control characters. */
export function isFullOfControls(controls: number, characters: number): boolean {
  return controls > CONTROLS_MIN && controls > characters * CONTROLS_SHARE;
}
