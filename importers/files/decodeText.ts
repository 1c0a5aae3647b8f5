// Decoder for text files in whatever encoding they were saved.

import { cleanCharacters } from '#core/content/cleanCharacters.ts';

export interface DecodedText {
  /** Lines end with \n; no byte order mark, no control characters but tab and \n. */
  readonly text: string;
  /** Lines that weren't UTF-8 and were read as windows-1252; 0 if nothing was guessed. */
  readonly guessedLines: number;
  /** Number of the first such line, from 1; 0 if there is none. */
  readonly firstGuessed: number;
  readonly controlCharacters: number;
}

const LINE_FEED = 10;
/** The five unassigned characters become U+FFFD. */
const WINDOWS_80_TO_9F = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';
/** Bytes examined to detect UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 4_000;

export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = utf16Label(bytes);
  if (wide)
    return { ...cleanCharacters(new TextDecoder(wide).decode(bytes)), guessedLines: 0, firstGuessed: 0 };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ...cleanCharacters(text), guessedLines: 0, firstGuessed: 0 };
  } catch {
    return decodeMixed(bytes);
  }
}

function utf16Label(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: in Latin text as UTF-16, every other byte is 0, always on the same side.
  const length = Math.min(bytes.length, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (let index = 0; index < length; index += 1) {
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const many = length * 0.2;
  if (odd > many && even * 10 < odd) return 'utf-16le';
  return even > many && odd * 10 < even ? 'utf-16be' : null;
}

/**
 * Files put together from several sources change their encoding in the middle, so each line is decoded on its
 * own.
 */
function decodeMixed(bytes: Uint8Array): DecodedText {
  const lines = new TextDecoder('utf-8').decode(bytes).split('\n');
  let start = 0;
  let guessedLines = 0;
  let firstGuessed = 0;
  lines.forEach((line, index) => {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found === -1 ? bytes.length : found;
    if (line.includes('\ufffd')) {
      lines[index] = decodeWestern(bytes.subarray(start, end));
      guessedLines += 1;
      firstGuessed ||= index + 1;
    }
    start = end + 1;
  });
  return { ...cleanCharacters(lines.join('\n')), guessedLines, firstGuessed };
}

/**
 * Decodes windows-1252 byte by byte: Node 20 treats that label as Latin-1, without the characters from 0x80
 * to 0x9f.
 */
function decodeWestern(bytes: Uint8Array): string {
  const latin = new TextDecoder('windows-1252').decode(bytes);
  return latin.replaceAll(/[\u0080-\u009f]/g, (character) =>
    WINDOWS_80_TO_9F.charAt(character.charCodeAt(0) - 0x80),
  );
}
