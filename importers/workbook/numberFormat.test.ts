import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellFormats } from '#importers/workbook/cellFormats.ts';
import { generalNumber } from '#importers/workbook/numberFormat.ts';
import { numberFormat } from '#importers/workbook/numberFormat.ts';

test.each([
  [3, '3'],
  [-0.5, '-0.5'],
  [1 / 3, '0.333333333'],
  [2.0000000000000004, '2'],
  [0.1 + 0.2, '0.3'],
  [123_456.789012, '123456.789'],
  [9_780_306_406_157, '9780306406157'],
  [1e15, '1E+15'],
  [123_456_789_012.5, '1.23457E+11'],
  [0.00001234, '1.234E-05'],
  [0, '0'],
])('without a format, %d is %s', (value, text) => {
  expect(generalNumber(value)).toBe(text);
  expect(numberFormat('General', false)(value)).toEqual({ text, isDay: false });
});

test.each([
  ['0%', 0.5, '50%'],
  ['0 %', 0.5, '50 %'],
  ['0.0%', 0.07, '7.0%'],
  ['0.00', 3, '3.00'],
  ['0.00', 1.005, '1.01'],
  ['0.##', 3.1, '3.1'],
  ['.00', 12.5, '12.50'],
  ['000', 7, '007'],
  ['#,##0', 1_234_567, '1,234,567'],
  ['#,##0.00', -1_234.5, '-1,234.50'],
  ['0.0,,"M"', 2_500_000, '2.5M'],
  ['0.00E+00', 1 / 3, '3.33E-01'],
  ['0.0E+00', 9.99, '1.0E+01'],
  ['##0.0E+0', 12_345, '12.3E+3'],
  ['# ?/?', 0.75, '3/4'],
  ['# ?/?', 2.75, '2 3/4'],
  ['# ??/??', -1.0625, '-1 1/16'],
  ['# ?/8', 0.5, '4/8'],
  ['?/?', 1.5, '3/2'],
  ['# ?/?', 3, '3'],
  ['[$€-407] #,##0.00', 5, '€ 5.00'],
  ['#,##0_);(#,##0)', -12, '(12)'],
  ['0;-0;"none"', 0, 'none'],
  ['[<2]0" day";0" days"', 1, '1 day'],
  ['[<2]0" day";0" days"', 3, '3 days'],
  ['[Red]0.0', -0.04, '0.0'],
  ['000\\-000', 123_456, '123-456'],
  ['0" km"', 12, '12 km'],
  ['@', 1.5, '1.5'],
])('%s shows %d as %s', (code, value, text) => {
  expect(numberFormat(code, false)(value)).toEqual({ text, isDay: false });
});

test.each([
  ['h:mm', 14.5 / 24, '14:30', false],
  ['h:mm AM/PM', 14.5 / 24, '2:30 PM', false],
  ['hh:mm:ss', 0.999_988_425_9, '23:59:59', false],
  ['[h]:mm', 1.5, '36:00', false],
  ['mm:ss.0', 90.25 / 86_400, '01:30.3', false],
  ['dd/mm/yyyy', 45_385, '03/04/2024', true],
  ['[$-409]d-mmm-yy;@', 45_385, '3-Apr-24', true],
  ['dddd, d mmmm yyyy', 45_385, 'Wednesday, 3 April 2024', true],
  ['yyyy-mm-dd hh:mm', 45_385.25, '2024-04-03 06:00', true],
  ['d/m/yyyy', 1, '1/1/1900', true],
])('%s shows the time %d as %s', (code, value, text, isDay) => {
  expect(numberFormat(code, false)(value)).toEqual({ text, isDay });
});

test('days can be counted from 1904, and a negative number is not a time', () => {
  expect(numberFormat('yyyy-mm-dd', true)(0).text).toBe('1904-01-01');
  expect(numberFormat('yyyy-mm-dd', false)(-1)).toEqual({ text: '-1', isDay: false });
});

test('the style of a cell selects the workbook’s own formats and the built-in ones', () => {
  const styles = `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0&quot; kg&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="14"/></cellXfs></styleSheet>`;
  const formats = cellFormats(styles, false);
  expect(['', '0', '1', '2', '3', '99'].map((style) => formats(style)(1.5).text)).toEqual([
    '1.5',
    '1.5',
    '1.5 kg',
    '150%',
    '1900-01-01',
    '1.5',
  ]);
});

test('any format shows any number as text', () => {
  const code = fc
    .array(
      fc.constantFrom(
        '0',
        '#',
        '?',
        '.',
        ',',
        '/',
        '%',
        'E+',
        ';',
        'd',
        'm',
        'h',
        's',
        '[h]',
        '"',
        '\\',
        '@',
        'General',
        '[>1]',
      ),
      {
        maxLength: 12,
      },
    )
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      code,
      fc.double({ noNaN: true, min: -1e200, max: 1e200 }),
      fc.boolean(),
      (format, value, from1904) => {
        const { text } = numberFormat(format, from1904)(value);
        expect(text).not.toMatch(/NaN|undefined|Infinity/);
        expect(text.length).toBeLessThan(500);
      },
    ),
    { seed: 11, numRuns: 1_000 },
  );
});
