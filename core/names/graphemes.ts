// Grapheme boundaries: where a text may be cut without breaking what a reader sees as one character. Stricter
// than UAX #29: never cuts where Unicode forbids it, and sometimes joins more than necessary.
// `Intl.Segmenter` would do, but the core uses nothing that depends on the engine's locale data.

const L = String.raw`\u1100-\u115F\uA960-\uA97C`;
const VT = String.raw`\u1160-\u11FF\uD7B0-\uD7FB`;
const PREPENDED = String.raw`[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u0D4E\u{110BD}\u{110CD}\u{111C2}\u{111C3}\u{1193F}\u{11941}\u{11A3A}\u{11A84}-\u{11A89}\u{11D46}\u{11F02}]*`;
/** Marks, skin tones, flag tags; Thai and Lao am; half-width voicing marks. */
const MARKS = String.raw`\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}\u0E33\u0EB3\uFF9E\uFF9F`;
const TAIL = String.raw`[${MARKS}\u200D]*`;
/** Letters of scripts whose consonants join, and the signs that join them. */
const INDIC = String.raw`(?=\p{L})[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Malayalam}]`;
const VIRAMA = String.raw`[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]`;

const CLUSTER = new RegExp(
  PREPENDED +
    '(?:' +
    [
      String.raw`\r\n`,
      String.raw`\p{RI}{2}`,
      String.raw`\p{ExtPict}(?:[${MARKS}]*\u200D\p{ExtPict})*`,
      String.raw`[${L}]*[\uAC00-\uD7A3]?[${VT}]+`,
      String.raw`[${L}]+[\uAC00-\uD7A3]?`,
      String.raw`${INDIC}(?:${TAIL}${VIRAMA}${TAIL}${INDIC})*`,
      '.',
    ].join('|') +
    ')' +
    TAIL,
  'gsu',
);

/**
 * Returns the longest prefix of `text` with at most `max` UTF-16 units that ends between two graphemes. A
 * single grapheme longer than that (a chain of joined emoji) is cut between two code points.
 */
export function cutToGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const [cluster] of text.matchAll(CLUSTER)) {
    if (end + cluster.length > max) break;
    end += cluster.length;
  }
  if (end > 0) return text.slice(0, end);
  return text.slice(0, max).replace(/\p{Cs}$/u, '');
}
