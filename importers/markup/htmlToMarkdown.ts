// HTML-to-Markdown converter for quiz texts. None of the HTML ever reaches a browser; pictures and embedded
// media are reported separately.

import { decodeEntities } from '#importers/markup/htmlEntities.ts';
import { type Tag, tokenizeHtml } from '#importers/markup/htmlTokens.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import { localName, MathReader } from '#importers/markup/MathReader.ts';
import { MarkedLines } from '#importers/markup/MarkedLines.ts';
import { BRACKETED_LIST } from '#importers/markup/formattedHtml.ts';
import { writeMarkdown } from '#importers/markup/writeMarkdown.ts';

export interface HtmlPicture {
  readonly url: string;
  readonly alt: string;
  /** Only if the HTML was made from other media. */
  readonly kind?: string;
}

export interface TextFromHtml {
  readonly text: MarkedText;
  readonly pictures: readonly HtmlPicture[];
  /** Names of elements that text can't contain: audio, video, iframe and so on. */
  readonly embeds: readonly string[];
  /** True if there was formatting that the markup lacks (tables, underlining). */
  readonly lost: boolean;
}

/** Elements that begin and end a paragraph of their own. */
const BLOCKS = new Set(
  'p div hr tr dl dd dt table blockquote section article h1 h2 h3 h4 h5 h6 figure figcaption'.split(' '),
);
const ENDS_MATH = new Set([...BLOCKS, 'ul', 'ol', 'li', 'pre', 'img']);
const HEADINGS = new Set('h1 h2 h3 h4 h5 h6'.split(' '));
const EMBEDS = new Set('audio video iframe object embed svg canvas applet'.split(' '));
/** Elements whose loss no reader would notice. */
const UNSEEN = new Set(
  'p div br span a img html body section article source track thead tbody tfoot'.split(' '),
);
const LOOKS: Readonly<Record<string, 'bold' | 'italic' | 'code' | 'sub' | 'sup'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  var: 'italic',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sub: 'sub',
  sup: 'sup',
};
const KEPT = new Set([...Object.keys(LOOKS), ...HEADINGS, 'ul', 'ol', 'li', 'pre']);

/** `html` may be anything. */
export function htmlToMarkdown(html: string): TextFromHtml {
  const reader = new HtmlReader();
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'tag') reader.tag(token);
    else reader.words(decodeEntities(token.text));
  }
  return reader.finish();
}

/** An attribute's value; '' if it's missing. */
const said = (attributes: Tag['attributes'], name: string) => decodeEntities(attributes.get(name) ?? '');

class HtmlReader {
  readonly #lines = new MarkedLines();
  readonly #pictures: HtmlPicture[] = [];
  readonly #embeds: string[] = [];
  /** For each open list, the number of its next item and the character after it; null without numbers. */
  readonly #lists: ({ readonly next: number; readonly sign: '.' | ')' } | null)[] = [];
  /** For each open link, its address and where its words begin. */
  readonly #links: { readonly address: string; readonly from: number }[] = [];
  /** The formula that is being read. */
  #math: MathReader | null = null;
  /** True if nothing but spaces came after a formula. */
  #isBehindMath = false;
  /** Open spans of the drawing that a page has next to a formula's MathML; 0 outside of one. */
  #drawing = 0;
  #lost = false;

  tag(tag: Tag): void {
    if (this.#math) {
      // A formula that was never closed ends where the page would continue.
      const goesOn = !ENDS_MATH.has(tag.name);
      if (goesOn && this.#math.tag(tag)) return;
      this.#endMath();
      if (goesOn) return;
    }
    if (this.#isDrawn(tag)) return;
    if (localName(tag.name) !== 'math') this.#element(tag);
    else if (!tag.closing && !tag.empty) this.#math = new MathReader(tag);
  }

  #element(tag: Tag): void {
    const { name, closing, attributes } = tag;
    if (!closing && EMBEDS.has(name)) this.#embeds.push(name);
    this.#lost ||= !UNSEEN.has(name) && !EMBEDS.has(name) && !KEPT.has(name);
    if (name === 'img') this.#picture(attributes);
    const look = Object.hasOwn(LOOKS, name) ? LOOKS[name] : undefined;
    if (look) this.#lines.look(look, closing);
    else if (name === 'a') this.#link(tag);
    else if (name === 'br') this.#lines.lineBreak();
    else if (name === 'pre') this.#lines.verbatim(!closing);
    else if (name === 'ul' || name === 'ol') this.#list(tag);
    else if (name === 'li') this.#item(closing);
    else if (name === 'td' || name === 'th') this.#lines.words(closing ? ' ' : '');
    else if (BLOCKS.has(name)) this.#lines.paragraph();
    if (HEADINGS.has(name)) this.#lines.look('bold', closing);
  }

  #picture(attributes: Tag['attributes']): void {
    const kind = said(attributes, 'kind');
    this.#pictures.push({
      url: said(attributes, 'src'),
      alt: said(attributes, 'alt'),
      ...(kind !== '' && { kind }),
    });
  }

  words(text: string): void {
    if (this.#math) this.#math.text(text);
    else if (this.#drawing === 0) {
      this.#isBehindMath &&= text.trim() === '';
      this.#lines.text(text);
    }
  }

  finish(): TextFromHtml {
    this.#endMath();
    const { text, lost } = writeMarkdown(this.#lines.finish());
    return { text, pictures: this.#pictures, embeds: this.#embeds, lost: this.#lost || lost };
  }

  /** KaTeX has each formula twice, the second time in spans. */
  #isDrawn({ name, closing, attributes }: Tag): boolean {
    if (ENDS_MATH.has(name)) this.#drawing = 0;
    const begins = this.#isBehindMath && (attributes.get('class') ?? '').split(' ').includes('katex-html');
    if (name === 'span' && (begins || this.#drawing > 0)) {
      this.#drawing += closing ? -1 : 1;
      return true;
    }
    return this.#drawing > 0;
  }

  #endMath(): void {
    if (!this.#math) return;
    this.#isBehindMath = true;
    const { tex, words, display, lost } = this.#math.finish();
    this.#math = null;
    this.#lost ||= lost;
    if (tex === null) this.#lines.words(words);
    else this.#lines.formula(tex, display);
  }

  #list({ name, closing, attributes }: Tag): void {
    this.#lines.endLine();
    if (closing) this.#lists.pop();
    else if (name === 'ul') this.#lists.push(null);
    else {
      const start = attributes.get('start') ?? '';
      this.#lists.push({
        next: /^\d{1,3}$/.test(start) ? Number(start) : 1,
        sign: attributes.get('class') === BRACKETED_LIST ? ')' : '.',
      });
    }
  }

  #item(closing: boolean): void {
    this.#lines.endLine();
    if (closing) return;
    const list = this.#lists.at(-1) ?? null;
    this.#lines.item(list === null ? '- ' : `${list.next}${list.sign} `);
    // Lists in the markup don't count any further.
    if (list !== null) this.#lists[this.#lists.length - 1] = { ...list, next: Math.min(999, list.next + 1) };
  }

  /** Adds the address after the words, if it says more than they do. */
  #link({ closing, attributes }: Tag): void {
    if (!closing) {
      this.#links.push({ address: said(attributes, 'href'), from: this.#lines.said.length });
      return;
    }
    const link = this.#links.pop();
    if (!link || !/^https?:\/\//.test(link.address)) return;
    if (this.#lines.said.slice(link.from).trim() !== link.address) this.#lines.words(` (${link.address})`);
  }
}
