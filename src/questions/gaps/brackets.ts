// Gaps written in brackets: "The capital is [Paris]."

import { readFormatted } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { inReadingOrder, markerOf, readGaps } from '#core/questions/gaps/gaps.ts';

const BRACKETED = /(?<!\[)\[([^[\]\n]*)\](?!\])/g;

interface Gapped<Gap> {
  readonly text: string;
  readonly gaps: readonly Gap[];
}

/**
 * The text with a marker for each pair of brackets, and its gaps in reading order. `gapOf` gets the plain words
 * in the brackets. Brackets in formulas and code stay, as do all beyond `most` gaps.
 */
export function gapsFromBrackets<Gap>(
  { text, gaps }: Gapped<Gap>,
  format: TextFormat | undefined,
  most: number,
  gapOf: (words: string) => Gap,
): Gapped<Gap> {
  let made: Gapped<Gap> = { text, gaps };
  const written = [...text.matchAll(BRACKETED)].slice(0, Math.max(0, most - gaps.length));
  // From the end, so that the others stay where they are.
  for (const { 0: brackets, 1: words = '', index } of written.toReversed()) {
    const number = made.gaps.length;
    const after = made.text.slice(index + brackets.length);
    const marked = made.text.slice(0, index) + markerOf(number) + after;
    if (!isInWords(marked, format, number)) continue;
    made = { text: marked, gaps: [...made.gaps, gapOf(readFormatted(words, format).text.trim())] };
  }
  return made.text === text ? made : inReadingOrder(made.text, made.gaps);
}

/** True if the gap, by number from 0, is in the words and not in a formula or code. */
function isInWords(source: string, format: TextFormat | undefined, gap: number): boolean {
  const { text, order } = readGaps(readFormatted(source, format), gap + 1);
  const at = text.gapsAt[order.indexOf(gap)];
  return (
    at !== undefined && !text.marks?.some(({ style, from, to }) => style === 'code' && from <= at && at < to)
  );
}
