// Authored texts, read and written in their format.

import type { Drawings, FormattedText, Mark, TextFormat } from '#core/content/formattedText.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';

interface Format {
  readonly read: (source: string) => FormattedText;
  readonly escape: (text: string) => string;
}

const FORMATS: { readonly [F in TextFormat]: Format } = {
  markdown: { read: readMarkdown, escape: escapeMarkdown },
};

/**
 * Reads a text into words and marks; without a format, returns it as is. `drawings` has the addresses where
 * players find formulas.
 */
export function readFormatted(
  source: string,
  format: TextFormat | undefined,
  drawings?: Drawings,
): FormattedText {
  if (format === undefined) return { text: source };
  const read = FORMATS[format].read(source);
  if (!drawings || !read.marks) return read;
  return { ...read, marks: read.marks.map((mark) => drawn(mark, drawings)) };
}

/** A formula without a drawing gets an empty source, so that players never see its TeX. */
function drawn(mark: Mark, drawings: Drawings): Mark {
  if (mark.style !== 'formula') return mark;
  return { ...mark, source: drawings[mark.source ?? ''] ?? '' };
}

/** The source of these words in the format, with nothing marked up. */
export function escapeFor(words: string, format: TextFormat | undefined): string {
  return format === undefined ? words : FORMATS[format].escape(words);
}
