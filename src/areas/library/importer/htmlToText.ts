// Turns HTML into plain text. Nothing of it is ever given to a browser as HTML; pictures and what is embedded are told apart.

import { decodeEntities } from '#src/areas/library/importer/htmlEntities.ts';
import { type Tag, tokenizeHtml } from '#src/areas/library/importer/htmlTokens.ts';

export interface HtmlPicture {
  readonly url: string;
  readonly alt: string;
}

export interface TextFromHtml {
  readonly text: string;
  readonly pictures: readonly HtmlPicture[];
  /** Names of elements that text can't hold: audio, video, iframe and so on. */
  readonly embeds: readonly string[];
  /** Whether there were looks (bold, tables, headings) that plain text has not. */
  readonly formatted: boolean;
}

const BLOCK = new Set([
  'p',
  'div',
  'br',
  'hr',
  'tr',
  'ul',
  'ol',
  'dl',
  'dd',
  'dt',
  'table',
  'pre',
  'blockquote',
  'section',
  'article',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
  'figcaption',
]);
const EMBED = new Set(['audio', 'video', 'iframe', 'object', 'embed', 'svg', 'math', 'canvas', 'applet']);
/** Their loss changes nothing that a reader would miss. */
const UNSEEN = new Set([
  'p',
  'div',
  'br',
  'span',
  'a',
  'img',
  'sup',
  'sub',
  'li',
  'ul',
  'ol',
  'html',
  'body',
  'section',
  'article',
  'source',
  'track',
]);
const SUPERSCRIPT = new Map(
  Object.entries({
    0: '⁰',
    1: '¹',
    2: '²',
    3: '³',
    4: '⁴',
    5: '⁵',
    6: '⁶',
    7: '⁷',
    8: '⁸',
    9: '⁹',
    '+': '⁺',
    '-': '⁻',
    '−': '⁻',
    n: 'ⁿ',
    i: 'ⁱ',
  }),
);
const SUBSCRIPT = new Map(
  Object.entries({
    0: '₀',
    1: '₁',
    2: '₂',
    3: '₃',
    4: '₄',
    5: '₅',
    6: '₆',
    7: '₇',
    8: '₈',
    9: '₉',
    '+': '₊',
    '-': '₋',
    '−': '₋',
  }),
);

/** sup, sub or a, until it closes; the bottom one is the text itself. */
interface OpenPart {
  readonly name: string;
  readonly address: string;
  text: string;
}

/** `html` may be anything. */
export function htmlToText(html: string): TextFromHtml {
  const pictures: HtmlPicture[] = [];
  const embeds: string[] = [];
  const whole: OpenPart = { name: '', address: '', text: '' };
  const open: OpenPart[] = [whole];
  let formatted = false;
  let verbatim = 0;

  const write = (text: string) => {
    (open.at(-1) ?? whole).text += text;
  };
  const close = (name: string) => {
    const part = open.at(-1);
    if (part?.name !== name) return;
    open.pop();
    write(name === 'a' ? linkText(part.text, part.address) : shifted(part.text, name));
  };
  const take = ({ name, closing, attributes }: Tag) => {
    if (!closing && EMBED.has(name)) embeds.push(name);
    formatted ||= !UNSEEN.has(name) && !EMBED.has(name);
    if (name === 'pre') verbatim = Math.max(0, verbatim + (closing ? -1 : 1));
    if (name === 'img') pictures.push({ url: attributes.get('src') ?? '', alt: attributes.get('alt') ?? '' });
    if (name === 'li' && !closing) write('\n- ');
    else if (name === 'td' || name === 'th') write(closing ? ' ' : '');
    else if (BLOCK.has(name)) write('\n');
    if (name !== 'sup' && name !== 'sub' && name !== 'a') return;
    if (closing) close(name);
    else open.push({ name, address: attributes.get('href') ?? '', text: '' });
  };

  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'tag') take(token);
    else {
      const plain = decodeEntities(token.text);
      write(verbatim > 0 ? plain : plain.replaceAll(/[ \t\r\n]+/g, ' '));
    }
  }
  return { text: tidied(open.map((part) => part.text).join('')), pictures, embeds, formatted };
}

/** The address stands behind the words, where it says more than they do. */
function linkText(words: string, address: string): string {
  return /^https?:\/\//.test(address) && words.trim() !== address ? `${words} (${address})` : words;
}

/** x² and H₂O where such characters exist; else x^(a+b) and x_(max). */
function shifted(inner: string, name: string): string {
  const characters = [...inner.trim()];
  const table = name === 'sup' ? SUPERSCRIPT : SUBSCRIPT;
  const small = characters.map((character) => table.get(character));
  if (!small.includes(undefined)) return small.join('');
  const mark = name === 'sup' ? '^' : '_';
  return characters.length === 1 ? mark + characters.join('') : `${mark}(${characters.join('')})`;
}

function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines
    .map((line) => (/^ \S/.test(line) ? line.slice(1) : line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
