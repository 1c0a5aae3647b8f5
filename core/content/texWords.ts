// Formulas as a line of plain text, the way you'd type them: `x² + √(2)`. Used wherever the formula itself
// can't be drawn.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { toSubscript, toSuperscript } from '#core/content/scripts.ts';
import { DOUBLE_STRUCK, TEX_SYMBOLS } from '#core/content/texSymbols.ts';

/** Deepest nesting of groups; a formula beyond it is shown as its author wrote it. */
const DEEPEST = 40;
/** Longest words of a formula, as a multiple of its own length. */
const MAX_WORDS = 4;

const TOKEN = /\\(?:[A-Za-z]+|[^])|[{}^_&~[\]]|\s+|[^\\{}^_&~[\]\s]/gu;

/** Commands that only change how the following part looks. */
const LOOKS = new Set(
  'left right big Big bigg Bigg bigl bigr displaystyle textstyle scriptstyle limits nolimits boxed mathrm mathbf mathit mathsf mathtt mathcal mathfrak boldsymbol operatorname text textrm textbf textit mbox ce phantom'.split(
    ' ',
  ),
);
/** The ones that take text as their argument. */
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

/** Never empty: a formula that can't be put in words is returned as its author wrote it. */
export function texWords(tex: string): string {
  if (tex.length > CONTENT_LIMITS.formula) return tex.trim();
  const reader = new Reader(tex.match(TOKEN) ?? []);
  const words = reader.row(0).replace(/\s+/g, ' ').trim();
  return words === '' || reader.lost || words.length > tex.length * MAX_WORDS ? tex.trim() : words;
}

class Reader {
  readonly #tokens: readonly string[];
  #at = 0;
  /** Set once the nesting gets too deep to read. */
  lost = false;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** Reads up to the end, or past the token `until`. */
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
      // Sets a fraction apart from its neighbors: what follows isn't part of it, and the 2 in 2 1/2 isn't
      // part of its numerator.
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
    if (token === '^') return toSuperscript(this.#argument(depth).replace(/\s/g, ''));
    if (token === '_') return toSubscript(this.#argument(depth).replace(/\s/g, ''));
    if (token === '&' || token === '~') return ' ';
    return token.startsWith('\\') ? this.#command(token.slice(1), depth) : token;
  }

  #argument(depth: number): string {
    while (/^\s+$/.test(this.#tokens[this.#at] ?? '')) this.#at += 1;
    return this.#at < this.#tokens.length && this.#tokens[this.#at] !== '}' ? this.#one(depth + 1) : '';
  }

  /** The content of square brackets if they come next. */
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
      const root = degree === '' ? '√' : (ROOTS[degree] ?? `${toSuperscript(degree)}√`);
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
      return this.#argument(depth) + (name === 'overset' ? toSuperscript(script) : toSubscript(script));
    }
    if (name === 'begin' || name === 'end') return this.#environment(depth, name);
    if (WORDS.has(name)) return this.#argument(depth);
    if (LOOKS.has(name)) return '';
    // Escaped characters stand for themselves; functions keep their names.
    return /^[A-Za-z]/.test(name) ? `${name} ` : name;
  }

  /** A command swallows the space after it, but arrows and relation signs read better with one. */
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

/** True if it would be read as part of the fraction before it. */
const isNear = (words: string): boolean => /^[\p{L}\p{N}(√]/u.test(words);

/** Adds parentheses unless it's a single number or letter, or a single character under a root. */
function whole(words: string, root = false): string {
  const said = words.trim();
  if (/^(?:[\p{Nd}.,]+|\p{L})[\p{No}\u2070-\u209F°′]*$/u.test(said) && (!root || [...said].length === 1))
    return said;
  return /^\([^()]*\)$/.test(said) ? said : `(${said})`;
}
