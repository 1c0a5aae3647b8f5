// A formula in one line of plain text, as one would type it: `x² + √(2)`. It stands wherever the formula itself can't be drawn.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { lowered, raised } from '#core/content/scripts.ts';
import { DOUBLE_STRUCK, TEX_SYMBOLS } from '#core/content/texSymbols.ts';

/** Groups within groups beyond which a formula is told as its author wrote it. */
const DEEPEST = 40;
/** How much longer than the formula its words may be. */
const MOST_WORDS = 4;

const TOKEN = /\\(?:[A-Za-z]+|[^])|[{}^_&~[\]]|\s+|[^\\{}^_&~[\]\s]/gu;

/** Commands that change only how what follows looks. */
const LOOKS = new Set(
  'left right big Big bigg Bigg bigl bigr displaystyle textstyle scriptstyle limits nolimits boxed mathrm mathbf mathit mathsf mathtt mathcal mathfrak boldsymbol operatorname text textrm textbf textit mbox ce phantom'.split(
    ' ',
  ),
);
/** Those of them whose argument is words. */
const WORDS = new Set(['text', 'textrm', 'textbf', 'textit', 'mbox']);
const SPACES = new Set([',', ';', ':', ' ', '!', 'quad', 'qquad', 'thinspace', 'enspace']);
const ACCENTS: Readonly<Record<string, string>> = {
  vec: '\u20D7',
  overrightarrow: '\u20D7',
  hat: '\u0302',
  widehat: '\u0302',
  bar: '\u0304',
  overline: '\u0305',
  underline: '\u0332',
  dot: '\u0307',
  ddot: '\u0308',
  tilde: '\u0303',
};
const FRACTION = /^\\[dt]?frac$/;
const ROOTS: Readonly<Record<string, string>> = { 3: '∛', 4: '∜' };

/** Never empty: a formula of which nothing can be told is told as its author wrote it. */
export function texWords(tex: string): string {
  if (tex.length > CONTENT_LIMITS.formula) return tex.trim();
  const reader = new Reader(tex.match(TOKEN) ?? []);
  const words = reader.row(0).replace(/\s+/g, ' ').trim();
  return words === '' || reader.lost || words.length > tex.length * MOST_WORDS ? tex.trim() : words;
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;
  /** It was too deep to be read. */
  lost = false;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Up to the end, or to the token `until`, which is passed over. */
  row(depth: number, until?: string): string {
    let said = '';
    let fraction = '';
    while (this.#at < this.#tokens.length && !this.lost) {
      const token = this.#tokens[this.#at] ?? '';
      if (token === until) {
        this.#at += 1;
        break;
      }
      const part = this.#one(depth);
      if (part === '') continue;
      // What follows is no part of it, and 2 before 1/2 not of its 1.
      if (fraction !== '') said += isNear(part) ? `(${fraction})` : fraction;
      fraction = FRACTION.test(token) ? part : '';
      if (fraction !== '') said += /[\p{L}\p{N}]$/u.test(said) ? ' ' : '';
      else said += part;
    }
    return said + fraction;
  }

  /** The next token, or the group that it opens. */
  #one(depth: number): string {
    if (depth > DEEPEST) this.lost = true;
    if (this.lost) return '';
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (token === '{') return this.row(depth + 1, '}');
    if (token === '}') return '';
    if (token === '^') return raised(this.#argument(depth).replace(/\s/g, ''));
    if (token === '_') return lowered(this.#argument(depth).replace(/\s/g, ''));
    if (token === '&' || token === '~') return ' ';
    return token.startsWith('\\') ? this.#command(token.slice(1), depth) : token;
  }

  #argument(depth: number): string {
    while (/^\s+$/.test(this.#tokens[this.#at] ?? '')) this.#at += 1;
    return this.#at < this.#tokens.length && this.#tokens[this.#at] !== '}' ? this.#one(depth + 1) : '';
  }

  /** What stands in square brackets next, if anything does. */
  #option(depth: number): string {
    if (this.#tokens[this.#at] !== '[') return '';
    this.#at += 1;
    return this.row(depth + 1, ']');
  }

  #command(name: string, depth: number): string {
    const symbol = TEX_SYMBOLS.get(name);
    if (symbol !== undefined) return this.#spaced(symbol);
    if (SPACES.has(name)) return ' ';
    if (name === '\\') return '; ';
    if (FRACTION.test(`\\${name}`)) return `${whole(this.#argument(depth))}/${whole(this.#argument(depth))}`;
    if (/^[dt]?binom$/.test(name)) return `C(${this.#argument(depth)}, ${this.#argument(depth)})`;
    if (name === 'sqrt') {
      const degree = this.#option(depth).trim();
      const root = degree === '' ? '√' : (ROOTS[degree] ?? `${raised(degree)}√`);
      return `${root}${whole(this.#argument(depth), true)}`;
    }
    if (name === 'mathbb') {
      const letter = this.#argument(depth);
      return DOUBLE_STRUCK[letter] ?? letter;
    }
    const accent = ACCENTS[name];
    if (accent !== undefined) return this.#argument(depth).replace(/[\p{L}\p{N}]/gu, `$&${accent}`);
    if (name === 'overset' || name === 'underset') {
      const script = this.#argument(depth);
      return this.#argument(depth) + (name === 'overset' ? raised(script) : lowered(script));
    }
    if (name === 'begin' || name === 'end') return this.#environment(depth, name);
    if (WORDS.has(name)) return this.#argument(depth);
    if (LOOKS.has(name)) return '';
    // Escaped signs stand for themselves; functions are known by their names.
    return /^[A-Za-z]/.test(name) ? `${name} ` : name;
  }

  /** A command ends at the space behind it; an arrow or a sign of relation reads better with one. */
  #spaced(symbol: string): string {
    const letter = /[\p{L}∞∅°′∫∑∏√∂∇∠△]/u.test(symbol);
    if (!letter) return symbol;
    while (/^\s+$/.test(this.#tokens[this.#at] ?? '')) this.#at += 1;
    return symbol;
  }

  #environment(depth: number, side: 'begin' | 'end'): string {
    const name = this.#argument(depth);
    if (side === 'begin' && name === 'array') this.#argument(depth);
    if (!/matrix$|^array$|^cases$/.test(name)) return '';
    return side === 'begin' ? '(' : ')';
  }
}

/** Whether it is read together with a fraction that stands before it. */
const isNear = (words: string): boolean => /^[\p{L}\p{N}(√]/u.test(words);

/** In brackets unless it is a number or a letter, which nothing parts; of a root one digit. */
function whole(words: string, root = false): string {
  const said = words.trim();
  if (/^(?:[\p{Nd}.,]+|\p{L})[\p{No}\u2070-\u209F°′]*$/u.test(said) && (!root || [...said].length === 1))
    return said;
  return /^\([^()]*\)$/.test(said) ? said : `(${said})`;
}
