// Dates and times as a number format shows them. A spreadsheet counts days; the day's fraction is the time.

import type { FormatToken } from '#importers/workbook/formatTokens.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const DAY_SECONDS = 86_400;
/** 31 December 9999, the last day that spreadsheets know. */
const LAST_DAY = 2_958_465;
/** Days from the first day of one calendar to that of the other, which began in 1904. */
const DAYS_TO_1904 = 1_462;

export function isDateSection(tokens: readonly FormatToken[]): boolean {
  return tokens.some(({ kind }) => kind === 'date' || kind === 'elapsed');
}

/** Whether it shows a day, not only a time of day or a span of time. */
export function showsDay(tokens: readonly FormatToken[]): boolean {
  return tokens.some(
    (token, index) =>
      token.kind === 'date' &&
      (/^[yd]/.test(token.mark) || (token.mark.startsWith('m') && !isMinutes(tokens, index))),
  );
}

/** null where the number is no time that a spreadsheet can show. */
export function shownDate(value: number, tokens: readonly FormatToken[], from1904: boolean): string | null {
  const serial = value + (from1904 ? DAYS_TO_1904 : 0);
  if (!(serial >= 0 && serial < LAST_DAY + 1)) return null;
  const fractionDigits = secondsFraction(tokens);
  const scale = 10 ** fractionDigits;
  // Rounded once and for all, so that 59.99 seconds do not become 60.
  const ticks = Math.round(serial * DAY_SECONDS * scale);
  const seconds = Math.floor(ticks / scale);
  const days = Math.floor(seconds / DAY_SECONDS);
  const time: Time = {
    date: new Date(Date.UTC(1899, 11, 30 + shifted(days))),
    hour: Math.floor(seconds / 3_600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
    seconds,
    half: tokens.some((token) => token.kind === 'date' && token.mark.includes('/')),
  };
  let fraction = false;
  return tokens
    .map((token, index) => {
      // What follows the point are parts of a second, which stand there whole.
      const inFraction = fraction && token.kind === 'digit';
      fraction = token.kind === 'point' && fractionDigits > 0 && isSecond(tokens[index - 1]);
      if (fraction) return `.${String(ticks % scale).padStart(fractionDigits, '0')}`;
      if (inFraction) {
        fraction = true;
        return '';
      }
      return tokenText(token, time, isMinutes(tokens, index));
    })
    .join('')
    .trim();
}

interface Time {
  readonly date: Date;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Since the beginning of the calendar. */
  readonly seconds: number;
  /** Hours are counted to 12. */
  readonly half: boolean;
}

/** Spreadsheets take 1900 for a leap year: days before its 29 February lie one day later than they count. */
function shifted(days: number): number {
  return days > 0 && days < 60 ? days + 1 : days;
}

function tokenText(token: FormatToken, time: Time, minutes: boolean): string {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'slash':
      return '/';
    case 'point':
      return '.';
    case 'comma':
      return ',';
    case 'elapsed':
      return padded(elapsed(token.mark, time.seconds), token.mark.length);
    case 'date':
      return minutes ? padded(time.minute, token.mark.length) : dateText(token.mark, time);
    default:
      return '';
  }
}

function dateText(mark: string, { date, hour, second, half }: Time): string {
  switch (mark.charAt(0)) {
    case 'y':
      return mark.length <= 2 ? padded(date.getUTCFullYear() % 100, 2) : String(date.getUTCFullYear());
    case 'm':
      return named(MONTHS, date.getUTCMonth(), date.getUTCMonth() + 1, mark.length);
    case 'd':
      return named(WEEKDAYS, date.getUTCDay(), date.getUTCDate(), mark.length);
    case 'h':
      return padded(half ? hour % 12 || 12 : hour, mark.length);
    case 's':
      return padded(second, mark.length);
    default: {
      const text = hour < 12 ? 'AM' : 'PM';
      return mark === 'a/p' ? text.charAt(0) : text;
    }
  }
}

/** As a number, in short (three letters), or by its name. */
function named(names: readonly string[], index: number, number: number, length: number): string {
  const name = names[index] ?? '';
  if (length <= 2) return padded(number, length);
  if (length === 5) return name.charAt(0);
  return length === 3 ? name.slice(0, 3) : name;
}

function elapsed(mark: string, seconds: number): number {
  if (mark.startsWith('h')) return Math.floor(seconds / 3_600);
  return mark.startsWith('m') ? Math.floor(seconds / 60) : seconds;
}

function padded(value: number, length: number): string {
  return String(value).padStart(Math.min(length, 2), '0');
}

function secondsFraction(tokens: readonly FormatToken[]): number {
  const point = tokens.findIndex((token, index) => token.kind === 'point' && isSecond(tokens[index - 1]));
  if (point === -1) return 0;
  const end = tokens.findIndex((token, index) => index > point && token.kind !== 'digit');
  return Math.min(3, (end === -1 ? tokens.length : end) - point - 1);
}

function isSecond(token: FormatToken | undefined): boolean {
  return (token?.kind === 'date' || token?.kind === 'elapsed') && token.mark.startsWith('s');
}

/** `m` is a month, but minutes after hours and before seconds. */
function isMinutes(tokens: readonly FormatToken[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'date' || !/^mm?$/.test(token.mark)) return false;
  const times = (each: FormatToken) => each.kind === 'date' || each.kind === 'elapsed';
  const before = tokens.slice(0, index).findLast(times);
  const after = tokens.slice(index + 1).find(times);
  const isHour = (before?.kind === 'date' || before?.kind === 'elapsed') && before.mark.startsWith('h');
  return isHour || isSecond(after);
}
