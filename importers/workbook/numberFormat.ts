// Numbers as a spreadsheet's cell shows them in its format. Differences from spreadsheets are explained here.

import { format, getFormatDateInfo, isDateFormat, isValidFormat } from 'numfmt';

export interface ShownNumber {
  readonly text: string;
  /** True if it's a calendar day, which its author may never have meant. */
  readonly isDay: boolean;
}

export type NumberFormat = (value: number) => ShownNumber;

/** Formats of spreadsheet programs are far shorter. */
const LENGTH_MAX = 500;
/**
 * The country of a format, which is dropped because its decimal commas would appear in quizzes of any
 * language: `[$€-407]`.
 */
const COUNTRY = /\[\$([^\]-]*)-[^\]]*\]/g;
/** December 31, 9999, the last day in spreadsheets. */
const LAST_DAY = 2_958_465;
/** Days between the start of the usual calendar and that of the other one, which begins in 1904. */
const DAYS_TO_1904 = 1_462;

/** `from1904`: the workbook counts days from 1904. */
export function numberFormat(written: string, from1904: boolean): NumberFormat {
  const code = written.replaceAll(COUNTRY, (_, sign: string) => (sign === '' ? '' : `"${sign}"`));
  const plain = (value: number) => ({ text: generalNumber(value), isDay: false });
  if (/^(?:general|@)?$/i.test(code) || code.length > LENGTH_MAX || !isValidFormat(code)) return plain;
  const isDate = isDateFormat(code);
  const { year, month, day, hours, seconds } = getFormatDateInfo(code);
  // The library takes minutes for months.
  const isDay = year || day || (month && !hours && !seconds);
  return (value) => {
    const serial = isDate && from1904 ? value + DAYS_TO_1904 : value;
    if (isDate && !(serial >= 0 && serial < LAST_DAY + 1)) return plain(value);
    const text = format(code, serial, { grouping: [3, 3] }).trim();
    // The digits of fractions have reserved places, even if there are none.
    return { text: code.includes('/') && !isDate ? text.replaceAll(/ +/g, ' ') : text, isDay };
  };
}

/** Larger integers aren't stored exactly. Smaller ones are shown in full, so that an ISBN is readable. */
const WHOLE_MAX = 1e15;
const WIDTH = 11;
const DIGITS = 15;

/** A number without a format: at most eleven characters, and no trace of floating-point arithmetic. */
export function generalNumber(value: number): string {
  const size = Math.abs(Number(value.toPrecision(DIGITS)));
  const sign = value < 0 && size > 0 ? '-' : '';
  if (size < WHOLE_MAX && Number.isInteger(size)) return sign + String(size);
  const whole = size < 1 ? 1 : Math.trunc(size).toString().length;
  const fixed = whole <= WIDTH ? withoutZeros(size.toFixed(Math.max(0, WIDTH - whole - 1))) : '';
  const plain = size >= 1e-4 && fixed !== '' && fixed.length <= WIDTH;
  return sign + (plain ? fixed : scientific(size));
}

function scientific(size: number): string {
  const [mantissa = '', exponent = '0'] = size.toExponential(5).split('e');
  const power = Number(exponent);
  return `${withoutZeros(mantissa)}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
