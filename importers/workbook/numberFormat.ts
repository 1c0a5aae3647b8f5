// Numbers as a spreadsheet's cell shows them, by the format of the cell.

import { isDateSection, shownDate, showsDay } from '#importers/workbook/dateFormat.ts';
import { type FormatSection, formatSections, type FormatToken } from '#importers/workbook/formatTokens.ts';
import { shownFraction } from '#importers/workbook/fractions.ts';
import { generalNumber } from '#importers/workbook/generalNumber.ts';

export interface ShownNumber {
  readonly text: string;
  /** Whether it is a day of the calendar, which its author may never have meant. */
  readonly isDay: boolean;
}

export type NumberFormat = (value: number) => ShownNumber;

/** `from1904`: the workbook counts its days from 1904. */
export function numberFormat(code: string, from1904: boolean): NumberFormat {
  const sections = formatSections(code);
  return (value) => {
    const { tokens, bare } = sectionFor(value, sections);
    const number = bare ? Math.abs(value) : value;
    if (isDateSection(tokens)) {
      const text = shownDate(number, tokens, from1904);
      return text === null ? { text: generalNumber(value), isDay: false } : { text, isDay: showsDay(tokens) };
    }
    return { text: shown(number, tokens), isDay: false };
  };
}

/** `bare`: a section of its own for negative numbers writes their sign itself. */
function sectionFor(
  value: number,
  sections: readonly FormatSection[],
): { tokens: readonly FormatToken[]; bare: boolean } {
  const [first, second, third] = sections;
  if (sections.some(({ condition }) => condition)) {
    const found = sections.slice(0, 3).find(({ condition }) => !condition || condition(value));
    return { tokens: found?.tokens ?? [], bare: false };
  }
  if (value < 0 && second) return { tokens: second.tokens, bare: true };
  return { tokens: (value === 0 && third ? third : first)?.tokens ?? [], bare: false };
}

function shown(value: number, tokens: readonly FormatToken[]): string {
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value) * 100 ** tokens.filter(({ kind }) => kind === 'percent').length;
  const has = (kind: FormatToken['kind']) => tokens.some((token) => token.kind === kind);
  const text = has('general')
    ? withText(tokens, 'general', generalNumber(size))
    : has('slash')
      ? (shownFraction(size, tokens) ?? generalNumber(size))
      : has('exponent')
        ? scientific(size, tokens)
        : digitsIn(size, tokens);
  // What rounds to nothing has no sign.
  return (/[1-9]/.test(text) ? sign : '') + text.trim();
}

function withText(tokens: readonly FormatToken[], kind: FormatToken['kind'], text: string): string {
  return tokens.map((token) => (token.kind === kind ? text : literal(token))).join('');
}

function literal(token: FormatToken): string {
  if (token.kind === 'text') return token.text;
  return token.kind === 'percent' ? '%' : '';
}

function scientific(size: number, tokens: readonly FormatToken[]): string {
  const at = tokens.findIndex(({ kind }) => kind === 'exponent');
  const mark = tokens[at];
  const before = tokens.slice(0, at);
  const point = before.findIndex(({ kind }) => kind === 'point');
  const step = Math.max(1, digitCount(point === -1 ? before : before.slice(0, point)));
  const decimals = point === -1 ? 0 : digitCount(before.slice(point));
  const power = (number: number) =>
    number === 0 ? 0 : Math.floor(Number(number.toExponential(14).split('e')[1]) / step) * step;
  let exponent = power(size);
  // Rounding can make 9.99 a 10.
  if (Number(rounded(size / 10 ** exponent, decimals)) >= 10 ** step) exponent += step;
  const width = digitCount(tokens.slice(at));
  const sign = exponent < 0 ? '-' : mark?.kind === 'exponent' && mark.plus ? '+' : '';
  const after = tokens.slice(at).map(literal).join('');
  const mantissa = digitsIn(size / 10 ** exponent, before);
  return `${mantissa}E${sign}${String(Math.abs(exponent)).padStart(width, '0')}${after}`;
}

function digitCount(tokens: readonly FormatToken[]): number {
  return tokens.filter(({ kind }) => kind === 'digit').length;
}

/** Puts the digits of `size` into their places, text between them included. */
function digitsIn(size: number, tokens: readonly FormatToken[]): string {
  const point = tokens.findIndex(({ kind }) => kind === 'point');
  const end = point === -1 ? tokens.length : point;
  const lastWhole = tokens.findLastIndex(({ kind }, index) => kind === 'digit' && index < end);
  const firstWhole = tokens.findIndex(({ kind }, index) => kind === 'digit' && index < end);
  const commas = tokens.map(({ kind }) => kind === 'comma');
  const grouped = commas.some((comma, index) => comma && index > firstWhole && index < lastWhole);
  // Commas behind the last digit leave out thousands.
  const thousands = commas.filter((comma, index) => comma && index > lastWhole && firstWhole !== -1).length;
  const decimals = point === -1 ? 0 : digitCount(tokens.slice(point));
  const [whole = '', fraction = ''] = rounded(size / 1_000 ** thousands, decimals).split('.');
  const marks = tokens.map((token) => (token.kind === 'digit' ? token.mark : ''));
  const left = wholeDigits(whole, marks.slice(0, end), grouped);
  const right = fractionDigits(fraction, marks.slice(end));
  return tokens
    .map((token, index) => {
      if (token.kind === 'digit') return index < end ? (left[index] ?? '') : (right[index - end] ?? '');
      if (token.kind !== 'point') return literal(token);
      return firstWhole === -1 && whole !== '0' ? `${whole}.` : '.';
    })
    .join('');
}

/** By the index of its place; the first one takes what is left. */
function wholeDigits(whole: string, marks: readonly string[], grouped: boolean): string[] {
  let digits = whole === '0' ? '' : whole;
  let count = 0;
  const first = marks.findIndex((mark) => mark !== '');
  const places = marks.map(() => '');
  for (let index = marks.length - 1; index >= Math.max(0, first); index -= 1) {
    const mark = marks[index];
    if (!mark) continue;
    let part = index === first ? digits : digits.slice(-1);
    digits = digits.slice(0, digits.length - part.length);
    if (part === '') part = mark === '0' ? '0' : mark === '?' ? ' ' : '';
    places[index] = grouped ? withCommas(part, count) : part;
    count += part.trim().length;
  }
  return places;
}

/** `after`: how many digits stand to the right of these. */
function withCommas(digits: string, after: number): string {
  return [...digits]
    .map((digit, index) => {
      const right = digits.length - index - 1 + after;
      return /\d/.test(digit) && right > 0 && right % 3 === 0 ? `${digit},` : digit;
    })
    .join('');
}

/** The places of digits that may be missing lose zeros from the right. */
function fractionDigits(fraction: string, marks: readonly string[]): string[] {
  const places = marks.map(() => '');
  let next = 0;
  marks.forEach((mark, index) => {
    if (mark) places[index] = fraction.charAt(next++);
  });
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const mark = marks[index];
    if (!mark) continue;
    if (mark === '0' || places[index] !== '0') break;
    places[index] = mark === '?' ? ' ' : '';
  }
  return places;
}

/** Half is rounded up as in the decimals that people see: 1.005 is 1.01, whatever the computer holds. */
function rounded(size: number, decimals: number): string {
  const [mantissa, exponent] = size.toExponential(14).split('e');
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  if (!Number.isSafeInteger(scaled)) return size.toFixed(Math.min(decimals, 100));
  const digits = String(scaled).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
