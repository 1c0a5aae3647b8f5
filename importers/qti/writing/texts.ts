// Texts and media of questions as XHTML with MathML.

import { readFormatted } from '#core/content/formatted.ts';
import type { FormattedText, TextFormat } from '#core/content/formattedText.ts';
import { escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import type { Media } from '#core/content/media.ts';
import { markersIn } from '#core/questions/gaps/gaps.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { formattedHtml } from '#importers/markup/formattedHtml.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { ownJson, TEXT_ATTRIBUTE } from '#importers/qti/ownFields.ts';
import { htmlOf } from '#importers/qti/qtiHtml.ts';
import { readQti } from '#importers/qti/qtiTree.ts';
import { element, escapeXml, onlyAllowed } from '#importers/qti/writing/xml.ts';

/** Returns the address that a document of the package uses for media. */
export type Href = (url: string) => string;

/** `line`: nothing but what fits into a line. `block`: in an element of its own. */
type Where = 'line' | 'flow' | 'block';

/** Stand for the brackets of a marker, and for nothing else: texts have no control characters. */
const [OPEN, CLOSE] = ['\u0001\u0001', '\u0002\u0002'];
const HELD_GAP = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');
const BLOCK = /<(?:ul|ol|pre|div)\b/;

/** `gapXml` writes the gap with this number, from 0; without it, markers are words. */
export function textXml(
  source: string,
  format: TextFormat | undefined,
  where: Where,
  gapXml?: (gap: number) => string,
): string {
  const read = readFormatted(source, format);
  const formatted = xhtml(gapXml ? withHeldGaps(read) : read);
  const fits = where !== 'line' || !BLOCK.test(formatted);
  const written = fits ? formatted : xhtml({ text: read.text });
  const isExact = readsAs(written.replaceAll(HELD_GAP, '[[$1]]'), read);
  const exact = isExact ? {} : { [TEXT_ATTRIBUTE]: ownJson(format ? source : escapeMarkdown(source)) };
  const inner = gapXml ? written.replaceAll(HELD_GAP, (_, gap: string) => gapXml(Number(gap) - 1)) : written;
  const isBlock = where === 'block' || BLOCK.test(inner);
  return isExact && !isBlock ? inner : element(isBlock ? 'div' : 'span', exact, inner);
}

/** A text and its picture. */
export function itemXml(
  { text, media }: AuthoredOption,
  format: TextFormat | undefined,
  where: Exclude<Where, 'block'>,
  href: Href,
): string {
  const words = text.trim() === '' ? '' : textXml(text, format, where);
  return words + (media ? mediaXml(media, href) : '');
}

export function mediaXml({ type, url, alt = '' }: Media, href: Href): string {
  const src = href(url);
  if (type === 'image') return element('img', { src, alt });
  return element(type, { src, controls: true }, escapeXml(alt));
}

function xhtml(text: FormattedText): string {
  return formattedHtml(text, mathMl).replaceAll('<br>', '<br/>');
}

/** A formula: its TeX, and its words for programs that only draw MathML. */
function mathMl(source: string, display: boolean, words: string): string {
  return element(
    'math',
    { xmlns: 'http://www.w3.org/1998/Math/MathML', display: display ? 'block' : undefined },
    element(
      'semantics',
      {},
      element('mtext', {}, words),
      element('annotation', { encoding: 'application/x-tex' }, escapeXml(source)),
    ),
  );
}

function withHeldGaps(read: FormattedText): FormattedText {
  let { text } = read;
  for (const { from, to, gap } of markersIn(read))
    text = text.slice(0, from) + OPEN + String(gap + 1) + CLOSE + text.slice(to);
  return { ...read, text };
}

/** True if an import reads the same words and marks. */
function readsAs(xml: string, { text, marks }: FormattedText): boolean {
  const root = readQti(element('div', {}, onlyAllowed(xml)));
  const back = readMarkdown(htmlToMarkdown(htmlOf(root?.content ?? [])).text.source);
  return back.text === text && JSON.stringify(back.marks) === JSON.stringify(marks);
}
