// Comparison of typed words: normalized, and with a forgiven typo.

/** The text as typed, without tags and runs of spaces, so that nothing displayed escapes the comparison. */
export function tidied(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Ignores case, width, tags, outer punctuation and runs of spaces, but not accents: they can change the word.
 */
export function normalizedText(text: string): string {
  return tidied(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!?"'\u201c\u201d\u00ab\u00bb\u00bf\u00a1]+|[\s.,;:!?"'\u201c\u201d\u00ab\u00bb]+$/g, '')
    .trim();
}

/** The text as it's compared. An answer of nothing but punctuation (`!`, `?`) is compared as typed. */
export function comparedText(text: string): string {
  return normalizedText(text) || text.trim();
}

/** The text as others see it, which compares as equal to it. */
export function shownText(text: string): string {
  return normalizedText(text) ? tidied(text) : text.trim();
}

/** Minimum letters of a word in which a typo is forgiven. */
const TYPO_LETTERS = 5;

/**
 * True if a compared text misses a correct one by a single letter that is wrong, extra, missing or swapped with
 * its neighbor. Short words have none, and digits are no letters.
 */
export function isTypo(typed: string, right: string): boolean {
  const letters = right.match(/\p{L}/gu) ?? [];
  return letters.length >= TYPO_LETTERS && !/\p{N}/u.test(typed + right) && isOneEdit(typed, right);
}

function isOneEdit(typed: string, right: string): boolean {
  const [one, other] = [[...typed], [...right]];
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right_] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right_.length <= 1) return true;
  return left.length === 2 && right_.length === 2 && left.toReversed().join() === right_.join();
}
