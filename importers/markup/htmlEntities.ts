import { decodeHTMLStrict } from 'entities';

const REFERENCE = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]\w{1,31});/g;
/** Control characters, lone surrogates, and the replacement character. */
const NO_TEXT = /(?![\t\n])[\p{Cc}\p{Cs}\ufffd]/u;

/**
 * Decodes character references; unknown ones stay as they are. No-break spaces become spaces, soft hyphens
 * disappear.
 */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const decoded = text.replaceAll(REFERENCE, (whole) => {
    const said = decodeHTMLStrict(whole);
    return NO_TEXT.test(said) ? whole : said;
  });
  return decoded.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
}
