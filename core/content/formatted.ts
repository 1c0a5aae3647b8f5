// Texts as their author wrote them, read by their format.

import type { FormattedText, TextFormat } from '#core/content/formattedText.ts';
import { readMarkdown } from '#core/content/markdown.ts';

const READERS: { readonly [F in TextFormat]: (source: string) => FormattedText } = { markdown: readMarkdown };

/** The words, and their marks; the text as it stands where no format is named. */
export function formattedOf(source: string, format: TextFormat | undefined): FormattedText {
  return format === undefined ? { text: source } : READERS[format](source);
}
