// Gaps in a question's text: the marker `[[1]]` stands for its first gap.

import type { ImportFields } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';

/** Gaps that one question can have. */
export const GAPS_MAX = { CLOZE: 10, DROPDOWN: 12 } as const;

/** Stands in the text for the only gap of a question that has its answers elsewhere. */
export const HOLE = '_____';

const MARKER = /\[\[(\d{1,3})\]\]/g;

/** The text with each marker replaced; `write` gets its number. */
export function replaceMarkers(text: string, write: (number: number) => string): string {
  return text.replaceAll(MARKER, (_, number: string) => write(Number(number)));
}

/** The text with its markers counted from 1, and the numbers that they had. */
export function renumbered(text: string): { readonly text: string; readonly numbers: readonly number[] } {
  const numbers: number[] = [];
  const counted = replaceMarkers(text, (number) => `[[${numbers.push(number)}]]`);
  return { text: counted, numbers };
}

/** The change must not depend on what is escaped, so that it's the same for words and markup. */
export function mappedText(text: MarkedText, change: (source: string) => string): MarkedText {
  return new MarkedText(change(text.words), change(text.source));
}

/** A passage in which each gap has a number, with a question about each; `fields` are those of the gaps. */
export function passageOfGaps(
  fields: readonly ImportFields[],
  text: MarkedText,
  title: string,
): ImportFields<'COMPREHENSION'> & { readonly text: string } {
  const label = (number: number) => `(${number})`;
  return {
    type: 'COMPREHENSION',
    text: title,
    passage: mappedText(text, (source) => replaceMarkers(source, (number) => `${label(number)} ${HOLE}`)),
    questions: fields.map((each, index) => ({ ...each, text: label(index + 1) })),
  };
}
