// Numbers as people type them, with tolerance and unit (specification 2, section 5).

import type { DecimalMark } from '#core/questions/questionBase.ts';
import type { NumberField } from '#core/questions/typed/units.ts';

/** How a typed number is judged. */
export interface NumberRule {
  /** How far from an accepted number is still correct: as a number, and in percent of it. The larger counts. */
  readonly tolerance?: number;
  readonly tolerancePercent?: number;
  /** The correct unit, printed after the field, unless it has to be chosen or typed. */
  readonly unit?: string;
  /** Wrong units to choose from, together with the correct one. */
  readonly otherUnits?: readonly string[];
  /** The unit has to be typed. */
  readonly typedUnit?: true;
}

/** How a typed answer is judged, besides by its words. */
export interface TypedRules {
  readonly number?: NumberRule;
  readonly forgiveTypo?: true;
  /** How the accepted numbers are read; absent if the quiz has no language, so that either reading counts. */
  readonly decimal?: DecimalMark;
}

export const NUMBER_LIMITS = { unit: 20, otherUnits: 5, tolerancePercent: 100 } as const;

/** The field for a number that is judged by this rule. */
export function numberField({ unit, otherUnits = [], typedUnit }: NumberRule): NumberField {
  if (unit === undefined) return {};
  if (typedUnit) return { typedUnit };
  const units = [...new Set([unit, ...otherUnits])].toSorted();
  return units.length > 1 ? { units } : { unit };
}

/** A text with its printed unit. */
export function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined || text === '' || readNumber(text)?.unit !== '' ? text : `${text} ${unit}`;
}

export interface ReadNumber {
  /** More than one if its separators can be read in two ways: 1,250 is 1250 or 1.25. */
  readonly values: readonly number[];
  /** As written; '' for none. */
  readonly unit: string;
}

/** Digits with separators. A space separates groups of three. */
const AMOUNT = String.raw`\d(?:[\d.,]|'(?=\d)| (?=\d{3}(?!\d)))*|[.,]\d+`;
const MIXED = /^(\d+) (\d+)\/(\d+)(?![\d.,])/;
const SIMPLE = new RegExp(`^(${AMOUNT})(?: ?/ ?(${AMOUNT}))?`);
const POWER = /^ ?(?:\^|\*\*) ?\(?([+-]?\d{1,3})\)?/;
const TIMES_TEN = /^(?: ?e([+-]?\d{1,3})(?!\w)| ?[x×*·⋅∙] ?10 ?(?:\^|\*\*) ?\(?([+-]?\d{1,3})\)?)/i;
const BEFORE = /^(?:(?:\p{L} ?)?[=≈~] ?)?([+-]?) ?(\p{Sc}?) ?([+-]?) ?(?=[\d.,])/u;
const UNIT = /^\/?[\p{L}%‰°'"′″\p{Sc}][^\s]*(?: [^\d\s][^\s]*)*$/u;
const MAX_LENGTH = 200;

/** Numbers that were read, by decimal mark and text: the same ones are compared with every answer of a room. */
const known = new Map<string, ReadNumber | null>();
const MAX_KNOWN = 5_000;

/** Reads a text as a number, perhaps with a unit; null if it's none. `decimal`: the mark that decides if it can. */
export function readNumber(text: string, decimal?: DecimalMark): ReadNumber | null {
  const written = text.slice(0, MAX_LENGTH);
  const key = `${decimal ?? ' '}${written}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const read = parsed(written, decimal);
  known.set(key, read);
  return read;
}

function parsed(text: string, decimal?: DecimalMark): ReadNumber | null {
  let rest = plain(text);
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found;
  };
  const before = take(BEFORE);
  if (!before) return null;
  const [, sign = '', currency = '', inner = ''] = before;
  let amounts = mixed(rest);
  if (amounts) take(MIXED);
  else {
    const [, over = '', under] = take(SIMPLE) ?? [];
    const power = Number(take(POWER)?.[1] ?? 1);
    const below = under === undefined ? [1] : readings(under, decimal);
    amounts = readings(over, decimal).flatMap((one) => below.map((other) => (one / other) ** power));
  }
  const exponent = take(TIMES_TEN);
  const times = 10 ** Number(exponent?.[1] ?? exponent?.[2] ?? 0);
  const unit = rest.trim().replace(/[.,;:!?]+$/, '');
  const factor = sign === '-' || inner === '-' ? -times : times;
  const values = [...new Set(amounts.map((amount) => amount * factor))].filter(Number.isFinite);
  if (values.length === 0 || (unit !== '' && !UNIT.test(unit))) return null;
  return { values, unit: unit || currency };
}

/** The value of 2 1/2; null for other forms, such as the thousands in 1 250/3. */
function mixed(text: string): readonly number[] | null {
  const [whole = 0, over = 0, under = 0] = MIXED.exec(text)?.slice(1).map(Number) ?? [];
  return over < under ? [whole + over / under] : null;
}

/** The values of digits with separators: with a point for decimals, and with a comma; one if `decimal` is given. */
function readings(amount: string, decimal?: DecimalMark): readonly number[] {
  const marks = decimal === ',' ? [',', '.'] : ['.', ','];
  const values = marks.flatMap((mark) => {
    const [whole = '', decimals = '', ...more] = amount.split(mark);
    const groups = whole.split(/[ ',.]/);
    const isGrouped = /^(?:[1-9]\d{0,2}([ ',.]))(?:\d{2,3}\1)*\d{3}$/.test(whole);
    if (more.length > 0 || !(groups.length === 1 || isGrouped)) return [];
    const digits = `${groups.join('')}.${decimals.replaceAll(' ', '')}`;
    return /^\d*\.\d*$/.test(digits) && digits !== '.' ? Number(`0${digits}0`) : [];
  });
  return decimal ? values.slice(0, 1) : values;
}

/** ASCII digits, one kind of minus, fraction bar and group separator; single spaces. */
function plain(text: string): string {
  return (
    text
      // What is raised, and what is a fraction, can't be told afterwards.
      .replace(/[⁺⁻⁰¹²³⁴-⁹]+/g, (raised) => `^${raised}`)
      .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction} `)
      .normalize('NFKC')
      .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
      .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
      .replace(/[\u2044\u2215]/g, '/')
      .replace(/[\u2018\u2019\u02bc\u066c]/g, "'")
      .replace(/\u066b/g, '.')
      .replace(/\u060c/g, ',')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Digits of a script follow each other from zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Share of its worth that a typed number earns: a wrong unit costs half. Whoever types it may use either decimal
 * mark; what is accepted is read by the one of the quiz's language.
 */
export function judgeNumber(
  text: string,
  accepted: readonly string[],
  rule: NumberRule,
  decimal?: DecimalMark,
): number {
  const given = readNumber(text);
  if (!given) return 0;
  const printed = numberField(rule).unit ?? '';
  const shares = accepted.map((each) => {
    const key = readNumber(each, decimal);
    if (!key || !isNear(given, key, rule)) return 0;
    return isSameUnit(given.unit || printed, key.unit || (rule.unit ?? '')) ? 1 : 0.5;
  });
  return Math.max(0, ...shares);
}

/** The numbers that count as an accepted one. */
export interface NumberBand {
  readonly right: number;
  readonly from: number;
  readonly to: number;
}

/** Null if what is accepted is no number. */
export function bandOf(accepted: string, rule: NumberRule, decimal?: DecimalMark): NumberBand | null {
  const right = readNumber(accepted, decimal)?.values[0];
  if (right === undefined) return null;
  const allowed = allowedAround(right, rule);
  return { right, from: right - allowed, to: right + allowed };
}

function allowedAround(right: number, { tolerance = 0, tolerancePercent = 0 }: NumberRule): number {
  return Math.max(tolerance, (Math.abs(right) * tolerancePercent) / 100);
}

/** Relative difference of equal numbers, from the way they're computed. */
const ROUNDING = 1e-12;

function isNear({ values }: ReadNumber, key: ReadNumber, rule: NumberRule): boolean {
  return key.values.some((right) =>
    values.some((value) => {
      const allowed = allowedAround(right, rule);
      return Math.abs(value - right) <= allowed + ROUNDING * Math.max(Math.abs(value), Math.abs(right));
    }),
  );
}

/** Ignores spaces, raised digits, multiplication dots, and case unless it changes the meaning. */
export function isSameUnit(one: string, other: string): boolean {
  return comparedUnit(one) === comparedUnit(other);
}

/** Units with prefixes that differ by case: milli and mega, pico and peta. */
const PREFIXED = /^[mp](?:wh?|hz|v|a|j|pa|n|ev|ω)$/;
/** Bits and bytes. */
const DATA = /^([kmgt]?i?)b((?:\/s|ps)?)$/;

function comparedUnit(unit: string): string {
  const written = plain(unit).replace(/[\s^·⋅*]/g, '');
  const folded = written.toLowerCase();
  if (PREFIXED.test(folded)) return written.slice(0, 1) + folded.slice(1);
  return folded.replace(
    DATA,
    (_, prefix: string, rate: string) => `${prefix}${written[prefix.length]}${rate}`,
  );
}
