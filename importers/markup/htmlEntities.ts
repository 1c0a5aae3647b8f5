// Character references of HTML.

import { decodeHTMLStrict } from 'entities';

const REFERENCE = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]\w{1,31});/g;
/** Control characters, halves of pairs, and what stands for neither of them. */
const NO_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\ufffd]/u;

/** What is no reference, or one to an unknown name, stays as it stands. No-break spaces become spaces, soft hyphens nothing. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const decoded = text.replaceAll(REFERENCE, (whole) => {
    const said = decodeHTMLStrict(whole);
    return NO_TEXT.test(said) ? whole : said;
  });
  return decoded.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
}
