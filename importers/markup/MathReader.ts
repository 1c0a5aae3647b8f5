// MathML-to-TeX converter that reads Presentation MathML element by element. Elements without TeX keep their
// words.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { decodeEntities } from '#importers/markup/htmlEntities.ts';
import type { Tag } from '#importers/markup/htmlTokens.ts';
import {
  identifierTex,
  joined,
  numberTex,
  operatorTex,
  spaceTex,
  textTex,
} from '#importers/markup/mathSigns.ts';
import { accented, limited, row, scripted, type Part } from '#importers/markup/mathTex.ts';
import { isTex } from '#importers/markup/texParts.ts';

export interface ReadMath {
  /** null if it's no formula that could be drawn: empty, too long or too deep. */
  readonly tex: string | null;
  readonly words: string;
  /** True if it's on a line of its own. */
  readonly display: boolean;
  /** True if only the words of some elements were kept. */
  readonly lost: boolean;
}

interface Element {
  readonly name: string;
  readonly attributes: Tag['attributes'];
  readonly parts: Part[];
  /** All text in it, at any depth. */
  words: string;
}

/** Maximum nesting of elements. */
const DEEPEST = 40;
/** Elements that contain nothing but text. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext', 'annotation']);
/** Elements that make no difference to their content. */
const ROWS = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'mtd', 'merror']);
/** Number of children that each of them has. */
const ARITY: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msup: 2,
  msub: 2,
  mover: 2,
  munder: 2,
  msubsup: 3,
  munderover: 3,
};
const KNOWN = new Set([
  ...TOKENS,
  ...ROWS,
  ...Object.keys(ARITY),
  ...'mspace msqrt mfenced mtable mtr mlabeledtr semantics annotation-xml none'.split(' '),
]);
/** HTML elements without an end tag. */
const VOID = new Set(['br', 'wbr', 'hr', 'img', 'input']);

/** The name without its XML prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export class MathReader {
  readonly #root: Element;
  /** Open elements, from the formula itself to the innermost. */
  readonly #open: Element[];
  #lost = false;
  #tooDeep = false;

  /** Takes the opening `<math>` tag. */
  constructor({ attributes }: Tag) {
    this.#root = { name: 'math', attributes, parts: [], words: '' };
    this.#open = [this.#root];
  }

  /** Returns whether the formula continues after the tag. */
  tag({ name: written, closing, empty, attributes }: Tag): boolean {
    const name = localName(written);
    if (closing) this.#close(name);
    else if (!VOID.has(name)) this.#begin({ name, attributes, parts: [], words: '' }, empty);
    return this.#open.length > 0;
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (!element) return;
    element.words += text;
    // Misplaced text is kept anyway.
    if (!TOKENS.has(element.name) && text.trim() !== '') element.parts.push({ tex: textTex(text.trim()) });
  }

  finish(): ReadMath {
    while (this.#open.length > 1) this.#end();
    const tex = row(this.#root.parts).trim();
    const fits = !this.#tooDeep && tex.length <= CONTENT_LIMITS.formula && isTex(tex);
    return {
      tex: fits ? tex : null,
      words: this.#root.words.replaceAll(/\s+/g, ' ').trim(),
      display: this.#root.attributes.get('display') === 'block',
      lost: this.#lost || !(fits || tex === ''),
    };
  }

  #begin(element: Element, empty: boolean): void {
    const above = this.#open.at(-1);
    this.#lost ||= !KNOWN.has(element.name) && !this.#open.some(({ name }) => name.startsWith('annotation'));
    if (above && TOKENS.has(above.name)) {
      // Formatting inside text means nothing to a formula, but an element of MathML ends the text.
      if (!KNOWN.has(element.name)) return;
      this.#end();
    }
    this.#tooDeep ||= this.#open.length > DEEPEST;
    if (this.#tooDeep) return;
    this.#open.push(element);
    if (empty) this.#end();
  }

  #close(name: string): void {
    // Deeper elements were never opened.
    const place = this.#open.findLastIndex((element) => element.name === name);
    if (place < 0 || (this.#tooDeep && place > 0)) return;
    while (this.#open.length > Math.max(place, 1)) this.#end();
    if (place === 0) this.#open.length = 0;
  }

  /** Ends the innermost element and makes it a part of the one around it. */
  #end(): void {
    const element = this.#open.pop();
    const around = this.#open.at(-1);
    if (!element || !around) return;
    if (!element.name.startsWith('annotation')) around.words += element.words;
    const part = this.#partOf(element, around.name);
    if (part) around.parts.push(part);
  }

  /** null if it's invisible. */
  #partOf({ name, attributes, parts, words }: Element, around: string): Part | null {
    const arity = ARITY[name];
    if (arity !== undefined && parts.length !== arity) {
      this.#lost = true;
      return { tex: row(parts) };
    }
    const [first, second, third] = parts;
    switch (name) {
      case 'mi':
        return { tex: identifierTex(words.trim(), attributes.get('mathvariant')) };
      case 'mn':
        return { tex: numberTex(words.trim()) };
      case 'mo':
        return { tex: operatorTex(words.trim()), sign: words.trim() };
      case 'ms':
      case 'mtext':
        return { tex: textTex(words.replaceAll(/\s+/g, ' ')) };
      case 'mspace':
        return { tex: spaceTex(attributes.get('width') ?? '') };
      case 'mfrac':
        return { tex: fraction(first, second, attributes.get('linethickness')) };
      case 'msqrt':
        return { tex: `\\sqrt{${row(parts)}}` };
      case 'mroot':
        return {
          tex: `\\sqrt[{${second?.tex ?? ''}}]{${first?.tex ?? ''}}`.replace(/\[\{(\w*)\}\]/, '[$1]'),
        };
      case 'msub':
        return scripted(first, second, undefined);
      case 'msup':
        return scripted(first, undefined, second);
      case 'msubsup':
        return scripted(first, second, third);
      case 'munder':
        return limited(first, second, undefined) ?? accented(first, second, 'under');
      case 'mover':
        return limited(first, undefined, second) ?? accented(first, second, 'over');
      case 'munderover':
        return limited(first, second, third) ?? accented(accented(first, third, 'over'), second, 'under');
      case 'mfenced':
        return { tex: fenced(parts, attributes) };
      case 'mtr':
      case 'mlabeledtr':
        // Only a table has columns.
        return { tex: around === 'mtable' ? parts.map(({ tex }) => tex).join(' & ') : row(parts) };
      case 'mtable': {
        const rows = parts.map(({ tex }) => tex).join(String.raw` \\ `);
        return { tex: `\\begin{matrix} ${rows} \\end{matrix}`, rows };
      }
      case 'semantics':
        return parts.find(({ annotation }) => annotation) ?? first ?? null;
      case 'annotation': {
        const tex = words.replaceAll(/\s+/g, ' ').trim();
        const isOne = /^application\/x-(?:la)?tex$|^latex$|^tex$/i.test(attributes.get('encoding') ?? '');
        return isOne && isTex(tex) ? { tex, annotation: true } : null;
      }
      case 'annotation-xml':
        return null;
      default:
        return parts.length === 1 && first ? first : { tex: row(parts) };
    }
  }
}

function fraction(above: Part | undefined, below: Part | undefined, line: string | undefined): string {
  const [top, bottom] = [above?.tex ?? '', below?.tex ?? ''];
  // Without a line it's a column, as in a binomial.
  return line !== undefined && /^0(?![.\d]*[1-9])/.test(line)
    ? String.raw`\begin{matrix} ${top} \\ ${bottom} \end{matrix}`
    : `\\frac{${top}}{${bottom}}`;
}

function fenced(parts: readonly Part[], attributes: Tag['attributes']): string {
  const signs = [...decodeEntities(attributes.get('separators') ?? ',').replaceAll(/\s/g, '')];
  const inner = parts.flatMap((part, index) => {
    // The last separator is repeated between all remaining parts.
    const sign = index === 0 ? undefined : (signs[index - 1] ?? signs.at(-1));
    return sign === undefined ? [part] : [{ tex: operatorTex(sign) }, part];
  });
  const edge = (side: 'open' | 'close', usual: string) =>
    operatorTex(decodeEntities(attributes.get(side) ?? usual).trim());
  const content = inner.length === 1 ? inner : [{ tex: joined(inner.map(({ tex }) => tex)) }];
  // Anything here counts as a bracket, including a line.
  return row([{ tex: edge('open', '('), sign: '(' }, ...content, { tex: edge('close', ')'), sign: ')' }]);
}
