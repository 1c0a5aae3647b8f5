// Markup for the texts of quizzes (docs/quiz-format.md): a small subset of Markdown, plus formulas between
// dollar signs. It's read on the author's pages and on the server; players get words and marks.

import type { FormattedText, Mark, MarkStyle } from '#core/content/formattedText.ts';
import { toSubscript, toSuperscript } from '#core/content/scripts.ts';
import { texWords } from '#core/content/texWords.ts';

export const BULLET = '• ';

/** Words between marks, the beginning or end of a style, or a piece that is drawn from its source. */
export type Token =
  | { readonly kind: 'words'; readonly words: string }
  | {
      readonly kind: 'delimiter';
      readonly words: '*' | '**';
      readonly opens: boolean;
      readonly closes: boolean;
      /** The matching delimiter; without one, this is a literal star, or two. */
      partner?: Token;
    }
  | {
      readonly kind: 'piece';
      readonly words: string;
      readonly style: MarkStyle;
      readonly source?: string;
      readonly display?: true;
    }
  | { readonly kind: 'item' }
  | { readonly kind: 'line' };

type Delimiter = Extract<Token, { kind: 'delimiter' }>;

/** Reads the source into words and marks. */
export function readMarkdown(source: string): FormattedText {
  return written(tokensOf(source));
}

/**
 * Splits the source into its parts, in order. The words after an `item` token begin with its bullet or number.
 */
export function tokensOf(source: string): readonly Token[] {
  const tokens = new Reader(source).read();
  pairUp(tokens);
  return tokens;
}

/** Source that reads as exactly this text, with nothing marked up. */
export function escapeMarkdown(text: string): string {
  const { text: words, marks } = readMarkdown(text);
  if (words === text && marks === undefined) return text;
  return text
    .replace(/[\\*`$]/g, '\\$&')
    .replace(/<(?=su[bp]>)/g, '\\<')
    .replace(/^-(?= )/gm, '\\-')
    .replace(/^(\d{1,3})([.)])(?= )/gm, '$1\\$2');
}

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const FENCE = /```[^\n`]*\n/y;
const TICKS = /`+/y;
const NUMBER = /\d{1,3}[.)] /y;
/** Used as the character after the end. */
const SPACE = 0x20;
const WORD = /[\p{L}\p{N}]/u;
const DIGIT = /\p{N}/u;
/** Scripts without spaces between words, where the edge of a word can't be detected. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SCRIPT = /<(su[bp])>([^<>\n]{1,100})<\/\1>/y;

/** Splits the source into tokens, from start to end. */
class Reader {
  readonly #source: string;
  readonly #tokens: Token[] = [];
  /** Words read since the last token. */
  #words = '';
  #at = 0;
  /**
   * Closers known to be absent. Searching for them again would let a thousand openers each scan to the end.
   */
  readonly #absent = new Set<string>();

  constructor(source: string) {
    this.#source = source;
  }

  read(): Token[] {
    while (this.#at < this.#source.length) {
      if (!(this.#lineStart() || this.#piece())) this.#take(1);
    }
    this.#endWords();
    return this.#tokens;
  }

  #piece(): boolean {
    switch (this.#source[this.#at]) {
      case '\n':
        return this.#push({ kind: 'line' }, 1);
      case '\\':
        return this.#escape();
      case '`':
        return this.#code();
      case '$':
        return this.#formula();
      case '<':
        return this.#script();
      case '*':
        return this.#stars();
      default:
        return false;
    }
  }

  /** Constructs that only occur at the start of a line. */
  #lineStart(): boolean {
    const isStart = this.#at === 0 || this.#source[this.#at - 1] === '\n';
    if (!isStart) return false;
    if (this.#fence()) return true;
    if (this.#source.startsWith('- ', this.#at)) {
      this.#push({ kind: 'item' }, 2);
      this.#words = BULLET;
      return true;
    }
    const number = this.#match(NUMBER)?.[0];
    if (number === undefined) return false;
    this.#push({ kind: 'item' }, 0);
    this.#take(number.length);
    return true;
  }

  #fence(): boolean {
    const opening = this.#match(FENCE)?.[0];
    if (opening === undefined) return false;
    const from = this.#at + opening.length;
    // The last line break belongs to the fence.
    const end = this.#source.startsWith('```', from) ? from : this.#find('\n```', from);
    if (end === -1) return false;
    const after = end + (end === from ? 3 : 4);
    if (after < this.#source.length && this.#source[after] !== '\n') return false;
    const words = this.#source.slice(from, end);
    if (words !== '') this.#push({ kind: 'piece', style: 'code', words, display: true }, 0);
    this.#at = after;
    return true;
  }

  #escape(): boolean {
    const next = this.#source[this.#at + 1] ?? '';
    if (!PUNCTUATION.test(next)) return false;
    this.#at += 1;
    this.#take(1);
    return true;
  }

  #code(): boolean {
    const fence = this.#match(TICKS)?.[0] ?? '';
    const from = this.#at + fence.length;
    const end = this.#find(fence, from);
    const inner = this.#source.slice(from, end);
    if (end === -1 || this.#source[end + fence.length] === '`' || inner.includes('\n')) {
      this.#take(fence.length);
      return true;
    }
    const words = /^ .*\S.* $/.test(inner) ? inner.slice(1, -1) : inner;
    return this.#push({ kind: 'piece', style: 'code', words }, end + fence.length - this.#at);
  }

  #formula(): boolean {
    const display = this.#source.startsWith('$$', this.#at);
    const edge = display ? '$$' : '$';
    const from = this.#at + edge.length;
    let end = this.#find(edge, from);
    // An escaped dollar sign belongs to the formula.
    while (end !== -1 && this.#source[end - 1] === '\\') end = this.#find(edge, end + 1);
    const tex = this.#source.slice(from, end);
    if (end === -1 || tex.trim() === '') return false;
    const isPrice = /^\s|\s$|\n/.test(tex) || DIGIT.test(this.#source[end + 1] ?? '');
    if (!display && isPrice) return false;
    const words = texWords(tex.trim());
    // A formula on its own line is drawn at full size.
    const source = display ? `\\displaystyle ${tex.trim()}` : tex;
    return this.#push(
      { kind: 'piece', style: 'formula', words, source, ...(display && { display }) },
      end + edge.length - this.#at,
    );
  }

  #script(): boolean {
    const script = this.#match(SCRIPT);
    if (!script) return false;
    const [all, name, source = ''] = script;
    const [style, words] =
      name === 'sup' ? (['sup', toSuperscript(source)] as const) : (['sub', toSubscript(source)] as const);
    return this.#push({ kind: 'piece', style, words, source }, all.length);
  }

  #stars(): boolean {
    const words = this.#source.startsWith('**', this.#at) ? '**' : '*';
    const before = this.#source.slice(Math.max(0, this.#at - 2), this.#at).match(/.$/u)?.[0] ?? '';
    const after = String.fromCodePoint(this.#source.codePointAt(this.#at + words.length) ?? SPACE);
    const inside = WORD.test(before) && !UNSPACED.test(before);
    // Stars between letters or digits multiply. Part of a word may be bold, but italics can't begin inside a
    // word.
    const isEdge =
      words === '*' ? !inside && !/[)\]}]/.test(before) : !(inside && DIGIT.test(before + after));
    const isEnd = words === '*' || !(inside && DIGIT.test(after));
    const opens = isEdge && !/\s/.test(after);
    const closes = isEnd && before !== '' && !/\s/.test(before);
    return this.#push({ kind: 'delimiter', words, opens, closes }, words.length);
  }

  /** `length` is how much of the source the token covers. */
  #push(token: Token, length: number): true {
    this.#endWords();
    this.#tokens.push(token);
    this.#at += length;
    return true;
  }

  #endWords(): void {
    if (this.#words !== '') this.#tokens.push({ kind: 'words', words: this.#words });
    this.#words = '';
  }

  /** Takes characters literally. */
  #take(length: number): void {
    this.#words += this.#source.slice(this.#at, this.#at + length);
    this.#at += length;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#source);
  }

  #find(what: string, from: number): number {
    if (this.#absent.has(what)) return -1;
    const found = this.#source.indexOf(what, from);
    if (found === -1) this.#absent.add(what);
    return found;
  }
}

/**
 * Pairs each closing delimiter with the nearest opening one of its kind on the same line. Delimiters that
 * would cross a pair stay literal stars.
 */
function pairUp(tokens: Token[]): void {
  const open: Delimiter[] = [];
  /** Indices into `open` by delimiter, so that the nearest one needs no search. */
  const places = { '*': [] as number[], '**': [] as number[] };
  const keep = (length: number) => {
    open.length = length;
    for (const stand of Object.values(places)) while ((stand.at(-1) ?? -1) >= length) stand.pop();
  };
  let previous: Token | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    endInnerFirst(tokens, index, open);
    const token = tokens[index];
    if (token?.kind === 'line') keep(0);
    if (token?.kind === 'delimiter') {
      const place = token.closes ? (places[token.words].at(-1) ?? -1) : -1;
      const partner = open[place];
      if (partner && partner !== previous) {
        partner.partner = token;
        token.partner = partner;
        keep(place);
      } else if (token.opens) places[token.words].push(open.push(token) - 1);
    }
    previous = token;
  }
}

/**
 * `***` is tokenized as `**` and `*`. Swaps the two if the style that began last is the italic one, which has
 * to end first.
 */
function endInnerFirst(tokens: Token[], index: number, open: readonly Delimiter[]): void {
  const [two, one] = [tokens[index], tokens[index + 1]];
  if (two?.kind !== 'delimiter' || one?.kind !== 'delimiter' || !two.closes || !one.closes) return;
  const begun = open.slice(-2).map(({ words }) => words);
  if (two.words + one.words !== '***' || two.words === '*' || begun.join(' ') !== '** *') return;
  tokens[index] = one;
  tokens[index + 1] = two;
}

function written(tokens: readonly Token[]): FormattedText {
  let text = '';
  const marks: Mark[] = [];
  const begun = new Map<Token, number>();
  let item: number | null = null;
  const endItem = () => {
    if (item !== null) marks.push({ from: item, to: text.length, style: 'item' });
    item = null;
  };
  for (const [place, token] of tokens.entries()) {
    if (token.kind === 'item') item = text.length;
    else if (token.kind === 'line') {
      endItem();
      text += '\n';
    } else if (token.kind === 'words') text += token.words;
    else if (token.kind === 'delimiter') {
      const from = token.partner && begun.get(token.partner);
      if (!token.partner) text += token.words;
      else if (from === undefined) begun.set(token, text.length);
      else marks.push({ from, to: text.length, style: token.words === '*' ? 'italic' : 'bold' });
    } else {
      const { style, words, source, display } = token;
      if (display && text !== '' && !text.endsWith('\n')) text += '\n';
      const from = text.length;
      text += words;
      marks.push({
        from,
        to: text.length,
        style,
        ...(source !== undefined && { source }),
        ...(display && { display }),
      });
      const next = tokens[place + 1];
      if (display && next && next.kind !== 'line') text += '\n';
    }
  }
  endItem();
  if (marks.length === 0) return { text };
  // If two start together, the longer comes first. Equal ranges keep the order in which they ended.
  marks.sort((one, other) => one.from - other.from || other.to - one.to);
  return { text, marks };
}
