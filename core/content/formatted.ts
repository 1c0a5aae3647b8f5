// Texts as their author wrote them, read by their format.

import type { Drawings, FormattedText, Mark, TextFormat } from '#core/content/formattedText.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';

interface Format {
  readonly read: (source: string) => FormattedText;
  readonly escape: (text: string) => string;
}

const FORMATS: { readonly [F in TextFormat]: Format } = {
  markdown: { read: readMarkdown, escape: escapeMarkdown },
};

/** The words, and their marks; the text as it stands where no format is named. `drawings`: where formulas are found by players. */
export function formattedOf(
  source: string,
  format: TextFormat | undefined,
  drawings?: Drawings,
): FormattedText {
  if (format === undefined) return { text: source };
  const read = FORMATS[format].read(source);
  if (!drawings || !read.marks) return read;
  return { ...read, marks: read.marks.map((mark) => drawn(mark, drawings)) };
}

/** A formula that can't be drawn has no mark to tell its TeX by. */
function drawn(mark: Mark, drawings: Drawings): Mark {
  if (mark.style !== 'formula') return mark;
  return { ...mark, source: drawings[mark.source ?? ''] ?? '' };
}

/** What says these words, without marks, where texts are written so. */
export function writtenAs(words: string, format: TextFormat | undefined): string {
  return format === undefined ? words : FORMATS[format].escape(words);
}
