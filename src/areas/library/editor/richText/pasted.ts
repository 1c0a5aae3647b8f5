// What of a paste is read: whole books and pictures in the clipboard would stop the page.

import { cleanCharacters } from '#core/content/cleanCharacters.ts';

/** Maximum characters, much more than any field takes. */
export const PASTED_TEXT = 100_000;
/** Maximum characters with all tags and styles, of which office programs write many. */
export const PASTED_HTML = 500_000;

/** Returns what is read of pasted HTML, without pictures in it. */
export function pastedHtml(html: string): string {
  return cleanCharacters(html.replaceAll(/data:[^\s"'<>()]+/g, '').slice(0, PASTED_HTML)).text;
}
