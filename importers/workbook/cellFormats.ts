// The number formats of a workbook's cells: those that it brings, and those that every spreadsheet program knows by number.

import { decodeEntities } from '#importers/markup/htmlEntities.ts';
import { type NumberFormat, numberFormat } from '#importers/workbook/numberFormat.ts';
import { attributeOf, tagsOf } from '#importers/workbook/xmlTags.ts';

/** A short date looks different in each country, so it is written in the order that none of them misreads. */
const SHORT_DATE = 'yyyy\\-mm\\-dd';
const ACCOUNTING = '#,##0_);(#,##0)';
const ACCOUNTING_DECIMALS = '#,##0.00_);(#,##0.00)';
const KNOWN: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, SHORT_DATE],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, `${SHORT_DATE} h:mm`],
  ...[5, 6, 37, 38, 41, 42].map((id): [number, string] => [id, ACCOUNTING]),
  ...[7, 8, 39, 40, 43, 44].map((id): [number, string] => [id, ACCOUNTING_DECIMALS]),
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
  // Dates and times of East Asia and Thailand.
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58, 71, 72, 73, 74, 81].map((id): [number, string] => [
    id,
    SHORT_DATE,
  ]),
  ...[32, 34, 55, 75].map((id): [number, string] => [id, 'h:mm']),
  ...[33, 35, 56, 76].map((id): [number, string] => [id, 'h:mm:ss']),
  [77, `${SHORT_DATE} h:mm`],
  [78, 'mm:ss'],
  [79, '[h]:mm:ss'],
  [80, 'mm:ss.0'],
]);

/** How the cells with a style show numbers; the style is its number as it stands in the cell, '' where there is none. */
export type CellFormats = (style: string) => NumberFormat;

/** `styles` is the text of the workbook's styles, '' where it has none. */
export function cellFormats(styles: string, from1904: boolean): CellFormats {
  const own = new Map<number, string>();
  for (const { attributes } of tagsOf(styles, 'numFmt')) {
    const code = attributeOf(attributes, 'formatCode');
    if (code !== null) own.set(Number(attributeOf(attributes, 'numFmtId')), decodeEntities(code));
  }
  const [, cells = ''] = /<(?:[\w.-]+:)?cellXfs[\s>]([\s\S]*?)<\/(?:[\w.-]+:)?cellXfs\s*>/.exec(styles) ?? [];
  const ids = [...tagsOf(cells, 'xf')].map(({ attributes }) => Number(attributeOf(attributes, 'numFmtId')));
  const made = new Map<string, NumberFormat>();
  return (style) => {
    const id = ids[Number(style)] ?? 0;
    const code = own.get(id) ?? KNOWN.get(id) ?? 'General';
    const format = made.get(code) ?? numberFormat(code, from1904);
    made.set(code, format);
    return format;
  };
}
