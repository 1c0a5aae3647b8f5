// Texts as their author wrote them, read by their format.

import type { FormattedText, TextFormat } from '#core/content/formattedText.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';

interface Format {
  readonly read: (source: string) => FormattedText;
  readonly escape: (text: string) => string;
}

const FORMATS: { readonly [F in TextFormat]: Format } = {
  markdown: { read: readMarkdown, escape: escapeMarkdown },
};

/** The words, and their marks; the text as it stands where no format is named. */
export function formattedOf(source: string, format: TextFormat | undefined): FormattedText {
  return format === undefined ? { text: source } : FORMATS[format].read(source);
}

/** What says these words, without marks, where texts are written so. */
export function writtenAs(words: string, format: TextFormat | undefined): string {
  return format === undefined ? words : FORMATS[format].escape(words);
}
