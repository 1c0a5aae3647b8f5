// The markup in which texts of quizzes may be written (docs/quiz-format.md): a small part of Markdown, and formulas between dollars.
// It is read on the author's side and on the server; players get the words and their marks.

import type { FormattedText, Mark, MarkStyle } from '#core/content/formattedText.ts';
import { lowered, raised } from '#core/content/scripts.ts';
import { texWords } from '#core/content/texWords.ts';

export const BULLET = '• ';

/** Words that stand between marks, the beginning or end of a style, or a piece that is drawn from its source. */
type Token =
  | { readonly kind: 'words'; readonly words: string }
  | {
      readonly kind: 'delimiter';
      readonly words: '*' | '**';
      readonly opens: boolean;
      readonly closes: boolean;
      /** The delimiter that it goes with: where there is none it is a star, or two. */
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

/** What the source says, in words and marks. */
export function readMarkdown(source: string): FormattedText {
  const tokens = tokensOf(source);
  pairUp(tokens);
  return written(tokens);
}

/** What reads as this text, and marks nothing in it. */
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
const NUMBER = /\d{1,3}[.)] /y;
/** What stands behind the end. */
const SPACE = 0x20;
const WORD = /[\p{L}\p{N}]/u;
const DIGIT = /\p{N}/u;
/** Scripts that put no spaces between words: there a word's edge can't be seen. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SCRIPT = /<(su[bp])>([^<>\n]{1,100})<\/\1>/y;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let words = '';
  let at = 0;
  const push = (token: Token) => {
    if (words !== '') tokens.push({ kind: 'words', words });
    words = '';
    tokens.push(token);
  };
  // What has not been found once is not looked for again: else a thousand openings would each read to the end.
  const absent = new Set<string>();
  const find = (what: string, from: number): number => {
    if (absent.has(what)) return -1;
    const found = source.indexOf(what, from);
    if (found === -1) absent.add(what);
    return found;
  };
  const matched = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };

  /** What only the beginning of a line can have. */
  const readLineStart = (): boolean => {
    const fence = matched(FENCE);
    if (fence) {
      const from = at + fence[0].length;
      const end = source.startsWith('```', from) ? from : find('\n```', from);
      const after = end === -1 ? end : end + (end === from ? 3 : 4);
      if (end !== -1 && (after === source.length || source[after] === '\n')) {
        if (end > from) push({ kind: 'piece', style: 'code', words: source.slice(from, end) });
        at = after;
        return true;
      }
    }
    if (source.startsWith('- ', at)) {
      push({ kind: 'item' });
      words = BULLET;
      at += 2;
      return true;
    }
    const number = matched(NUMBER);
    if (!number) return false;
    push({ kind: 'item' });
    [words] = number;
    at += number[0].length;
    return true;
  };

  const readCode = (): boolean => {
    let ticks = 1;
    while (source[at + ticks] === '`') ticks += 1;
    const fence = '`'.repeat(ticks);
    const from = at + ticks;
    const end = find(fence, from);
    if (end === -1 || source[end + ticks] === '`' || source.slice(from, end).includes('\n')) {
      words += fence;
      at = from;
      return true;
    }
    const inner = source.slice(from, end);
    const code = /^ .*\S.* $/.test(inner) ? inner.slice(1, -1) : inner;
    push({ kind: 'piece', style: 'code', words: code });
    at = end + ticks;
    return true;
  };

  const readFormula = (): boolean => {
    const display = source.startsWith('$$', at);
    const edge = display ? '$$' : '$';
    const from = at + edge.length;
    let end = find(edge, from);
    // An escaped dollar belongs to the formula.
    while (end !== -1 && source[end - 1] === '\\') end = find(edge, end + 1);
    if (end === -1) return false;
    const tex = source.slice(from, end);
    if (tex.trim() === '') return false;
    const alone = /^\s|\s$|\n/.test(tex) || DIGIT.test(source[end + 1] ?? '');
    if (!display && alone) return false;
    push({
      kind: 'piece',
      style: 'formula',
      words: texWords(tex),
      source: tex.trim(),
      ...(display && { display }),
    });
    at = end + edge.length;
    return true;
  };

  const readScript = (): boolean => {
    const script = matched(SCRIPT);
    if (!script) return false;
    const [all, style, inner = ''] = script;
    const said = style === 'sup' ? raised(inner) : lowered(inner);
    push({ kind: 'piece', style: style as 'sub' | 'sup', words: said, source: inner });
    at += all.length;
    return true;
  };

  const readStars = (): boolean => {
    const stars = source.startsWith('**', at) ? '**' : '*';
    const before = source.slice(Math.max(0, at - 2), at).match(/.$/u)?.[0] ?? '';
    const after = String.fromCodePoint(source.codePointAt(at + stars.length) ?? SPACE);
    const inside = WORD.test(before) && !UNSPACED.test(before);
    const edge = stars === '*' ? !inside && !/[)\]}]/.test(before) : !(inside && DIGIT.test(before + after));
    const opens = edge && !/\s/.test(after);
    const closes = before !== '' && !/\s/.test(before) && (stars === '*' || !(inside && DIGIT.test(after)));
    push({ kind: 'delimiter', words: stars, opens, closes });
    at += stars.length;
    return true;
  };

  while (at < source.length) {
    const letter = source[at] ?? '';
    if ((at === 0 || source[at - 1] === '\n') && readLineStart()) continue;
    if (letter === '\n') {
      push({ kind: 'line' });
      at += 1;
    } else if (letter === '\\' && PUNCTUATION.test(source[at + 1] ?? '')) {
      words += source[at + 1];
      at += 2;
    } else if (
      (letter === '`' && readCode()) ||
      (letter === '$' && readFormula()) ||
      (letter === '<' && readScript()) ||
      (letter === '*' && readStars())
    ) {
      // Read.
    } else {
      words += letter;
      at += 1;
    }
  }
  if (words !== '') tokens.push({ kind: 'words', words });
  return tokens;
}

/** Each end of a style with the nearest beginning of the same, in one line; what lies between crosswise stays stars. */
function pairUp(tokens: readonly Token[]): void {
  let open: Delimiter[] = [];
  let previous: Token | undefined;
  for (const token of tokens) {
    if (token.kind === 'line') open = [];
    if (token.kind === 'delimiter') {
      const place = token.closes ? open.findLastIndex(({ words }) => words === token.words) : -1;
      const partner = open[place];
      if (partner && partner !== previous) {
        partner.partner = token;
        token.partner = partner;
        open.length = place;
      } else if (token.opens) open.push(token);
    }
    previous = token;
  }
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
  // Of two with one beginning the longer stands first, and of two alike what ended last.
  marks.sort((one, other) => one.from - other.from || other.to - one.to);
  return { text, marks };
}
