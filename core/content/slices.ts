// Parts of formatted texts, with the marks that belong to them.

import type { FormattedText } from '#core/content/formattedText.ts';

/** The text from `from` up to but not including `to`; marks that reach out of it are cut off. */
export function sliceOf({ text, marks = [] }: FormattedText, from: number, to: number): FormattedText {
  const inside = marks
    .filter((mark) => mark.from < to && from < mark.to)
    .map((mark) => ({
      ...mark,
      from: Math.max(mark.from, from) - from,
      to: Math.min(mark.to, to) - from,
    }));
  return { text: text.slice(from, to), ...(inside.length > 0 && { marks: inside }) };
}

/** The paragraphs of a text, without the empty lines between them; a block of code stays whole. */
export function paragraphsOf(words: FormattedText): readonly FormattedText[] {
  const { text, marks = [] } = words;
  const paragraphs: FormattedText[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/\n\s*\n/g)) {
    if (marks.some(({ style, from, to }) => style === 'code' && from < index && index < to)) continue;
    paragraphs.push(sliceOf(words, start, index));
    start = index + gap.length;
  }
  return [...paragraphs, sliceOf(words, start, text.length)].filter(({ text: part }) => part.trim() !== '');
}
