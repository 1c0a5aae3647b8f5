// Shape check on JSON text before parsing: parsing 25 MB of brackets costs seconds and gigabytes, scanning
// them a few hundredths of a second.

/** Levels of arrays and objects allowed in a request. The operations' schemas need fewer. */
const MAX_DEPTH = 12;
/** Values allowed in a request: 10,000 questions with ten picture options each stay a tenth below that. */
const MAX_VALUES = 1_000_000;
/**
 * Different field names allowed in a request: the schemas have about a hundred, and each new name costs the
 * parser some microseconds.
 */
const MAX_NAMES = 1_000;

export type ShapeFault = 'nested too deeply' | 'too many values' | 'too many names';

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const OPENING: readonly number[] = [0x5b, 0x7b];
const CLOSING: readonly number[] = [0x5d, 0x7d];

/** Returns why the text isn't worth parsing; null if it may be JSON of a normal shape. */
export function shapeFault(body: Uint8Array): ShapeFault | null {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const names = new Set<string>();
  /** Position of the last string that wasn't counted as a name. */
  let [start, end] = [0, 0];
  let depth = 0;
  // Every value but the first in its list follows a comma, and every list or object is counted with its first
  // value.
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] as number;
    if (byte === QUOTE) {
      start = at;
      at = endOfString(text, at);
      end = at;
    } else if (byte === COLON) {
      names.add(text.toString('latin1', start, end));
      start = end;
      if (names.size > MAX_NAMES) return 'too many names';
    } else if (byte === COMMA) {
      values += 1;
      if (values > MAX_VALUES) return 'too many values';
    } else if (OPENING.includes(byte)) {
      values += 1;
      depth += 1;
      if (depth > MAX_DEPTH) return 'nested too deeply';
      if (values > MAX_VALUES) return 'too many values';
    } else if (CLOSING.includes(byte)) depth -= 1;
  }
  return null;
}

/**
 * Returns the index of the closing quote of the string that starts at `start`, or the end of the text if
 * there is none.
 */
function endOfString(text: Uint8Array, start: number): number {
  for (let end = text.indexOf(QUOTE, start + 1); end !== -1; end = text.indexOf(QUOTE, end + 1)) {
    let before = end;
    while (text[before - 1] === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
