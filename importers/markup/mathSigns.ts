// What stands in the elements of a formula that hold text, in TeX: letters, numbers, signs, words. Nothing of it stays a command.

import { TEX_SYMBOLS } from '#core/content/texSymbols.ts';

export const OPENING: ReadonlySet<string> = new Set('([{⟨⌊⌈');
export const CLOSING: ReadonlySet<string> = new Set(')]}⟩⌋⌉');

const FUNCTIONS = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd inf ker lg lim liminf limsup ln log max min sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);
const VARIANTS: Readonly<Record<string, string>> = {
  normal: 'mathrm',
  bold: 'mathbf',
  'bold-italic': 'boldsymbol',
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};
/** Those that mean something in TeX, and those that are typed otherwise there. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Array.from('{}#%&$_', (sign) => [sign, `\\${sign}`] as const),
  ['\\', '\\backslash'],
  ['^', '\\wedge'],
  ['~', '\\sim'],
  ['−', '-'],
  ['∗', '*'],
  ['⋅', '\\cdot'],
  // By itself the command's stands too low.
  ['′', "'"],
  ['″', "''"],
  // Applied, times, comma and plus that nobody sees.
  ...Array.from('\u2061\u2062\u2063\u2064\u200B', (sign) => [sign, ''] as const),
]);
const MEANING = /([\\{}#%&$_^~])/;
/** Beyond ASCII, what a command says. Of several the first is the usual one; those of the packages that are not everywhere are no gain. */
const COMMANDS: ReadonlyMap<string, string> = new Map(
  [...TEX_SYMBOLS]
    .filter(([name, sign]) => sign > '\u007f' && name !== 'degree')
    .map(([name, sign]) => [sign, `\\${name}`] as const)
    .toReversed(),
);
/** Letters that are slanted or bold by themselves. */
const STYLED = /[\u{1D400}-\u{1D7FF}]/gu;

const signTex = (sign: string): string => SIGNS.get(sign) ?? COMMANDS.get(sign) ?? sign;

/** What stands side by side. */
export function joined(texts: readonly string[]): string {
  let said = '';
  let last = '';
  for (const text of texts) {
    if (text === '') continue;
    // A letter would be one more of the command's name, and a prime another exponent.
    if (/\\[A-Za-z]+$/.test(last) && /^[A-Za-z]/.test(text)) said += ' ';
    else if (text.startsWith("'") && last.includes('^')) said += '{}';
    said += text;
    last = text;
  }
  return said;
}

const signsTex = (signs: string): string => joined([...signs].map(signTex));

/** `variant`: how it looks, where that was said. */
export function identifierTex(written: string, variant: string | undefined): string {
  const name = written.replaceAll(STYLED, (letter) => letter.normalize('NFKC'));
  if (FUNCTIONS.has(name)) return `\\${name}`;
  if (/^[A-Za-z0-9]+$/.test(name)) {
    const looks = Object.hasOwn(VARIANTS, variant ?? '') ? VARIANTS[variant ?? ''] : undefined;
    if (looks !== undefined) return `\\${looks}{${name}}`;
    return name.length > 1 ? `\\mathrm{${name}}` : name;
  }
  return [...name].length > 1 && /\p{L}/u.test(name) ? textTex(name) : signsTex(name);
}

export function numberTex(written: string): string {
  // A comma alone would part what stands before it from what follows.
  return signsTex(
    written.replaceAll(STYLED, (letter) => letter.normalize('NFKC')).replaceAll(/\s/g, ''),
  ).replaceAll(',', '{,}');
}

export function operatorTex(written: string): string {
  return /^\p{L}{2,}$/u.test(written) ? identifierTex(written, undefined) : signsTex(written);
}

/** Words, in which nothing means anything. */
export function textTex(words: string): string {
  if (words.trim() === '') return words === '' ? '' : '~';
  return words
    .split(MEANING)
    .map((piece, index) => (index % 2 === 1 ? signTex(piece) : piece === '' ? '' : `\\text{${piece}}`))
    .join('');
}

/** By its width, as `0.5em`. */
export function spaceTex(width: string): string {
  const size = Number.parseFloat(width);
  if (!(size > 0)) return '';
  return size >= 1 && width.trim().endsWith('em') ? '\\quad ' : '\\,';
}
