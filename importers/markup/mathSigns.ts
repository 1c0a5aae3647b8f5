// TeX for the text elements of a formula: letters, numbers, operators, words. No text can turn into a
// command.

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
/** Characters with a meaning in TeX, and those that are typed differently there. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Array.from('{}#%&$_', (sign) => [sign, `\\${sign}`] as const),
  ['\\', '\\backslash'],
  ['^', '\\wedge'],
  ['~', '\\sim'],
  ['−', '-'],
  ['∗', '*'],
  ['⋅', '\\cdot'],
  // The command by itself is set too low.
  ['′', "'"],
  ['″', "''"],
  // Invisible: function application, times, comma, plus and zero-width space.
  ...Array.from('\u2061\u2062\u2063\u2064\u200B', (sign) => [sign, ''] as const),
]);
const MEANING = /([\\{}#%&$_^~])/;
/**
 * Commands for characters beyond ASCII. The first of several is the usual one, so it wins; commands from
 * packages that aren't available everywhere don't help.
 */
const COMMANDS: ReadonlyMap<string, string> = new Map(
  [...TEX_SYMBOLS]
    .filter(([name, sign]) => sign > '\u007f' && name !== 'degree')
    .map(([name, sign]) => [sign, `\\${name}`] as const)
    .toReversed(),
);
/** Letters that are italic or bold in Unicode itself. */
const STYLED = /[\u{1D400}-\u{1D7FF}]/gu;

const signTex = (sign: string): string => SIGNS.get(sign) ?? COMMANDS.get(sign) ?? sign;

/** TeX of parts side by side. */
export function joined(texts: readonly string[]): string {
  let said = '';
  let last = '';
  for (const text of texts) {
    if (text === '') continue;
    // Otherwise a letter would extend the name of the command, and a prime would be a second exponent.
    if (/\\[A-Za-z]+$/.test(last) && /^[A-Za-z]/.test(text)) said += ' ';
    else if (text.startsWith("'") && last.includes('^')) said += '{}';
    said += text;
    last = text;
  }
  return said;
}

const signsTex = (signs: string): string => joined([...signs].map(signTex));

/** `variant` is its style, if it has one. */
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
  // A bare comma would add a space after it.
  return signsTex(
    written.replaceAll(STYLED, (letter) => letter.normalize('NFKC')).replaceAll(/\s/g, ''),
  ).replaceAll(',', '{,}');
}

export function operatorTex(written: string): string {
  return /^\p{L}{2,}$/u.test(written) ? identifierTex(written, undefined) : signsTex(written);
}

/** Plain words; nothing in them has a meaning in TeX. */
export function textTex(words: string): string {
  if (words.trim() === '') return words === '' ? '' : '~';
  return words
    .split(MEANING)
    .map((piece, index) => (index % 2 === 1 ? signTex(piece) : piece === '' ? '' : `\\text{${piece}}`))
    .join('');
}

/** `width` is a length, such as `0.5em`. */
export function spaceTex(width: string): string {
  const size = Number.parseFloat(width);
  if (!(size > 0)) return '';
  return size >= 1 && width.trim().endsWith('em') ? '\\quad ' : '\\,';
}
