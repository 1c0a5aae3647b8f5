// Markers of gaps in a question's text: `[[1]]` stands for its first gap.

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
