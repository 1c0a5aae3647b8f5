// Number formats of a workbook's cells: its own, and those that every spreadsheet program knows by number.

import { getFormatFromId } from 'numfmt';
import { decodeEntities } from '#importers/markup/htmlEntities.ts';
import { type NumberFormat, numberFormat } from '#importers/workbook/numberFormat.ts';
import { attributeOf, tagsOf } from '#importers/workbook/xmlTags.ts';

/** A short date looks different in each country, so it's written in the order that no one misreads. */
const SHORT_DATE = 'yyyy\\-mm\\-dd';

/**
 * Formats that we show differently: accounting without a currency sign, because the currency is unknown;
 * dates and times of East Asia and Thailand.
 */
const OURS: ReadonlyMap<number, string> = new Map(
  Object.entries({
    [SHORT_DATE]: [14, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58, 71, 72, 73, 74, 81],
    [`${SHORT_DATE} h:mm`]: [22, 77],
    '#,##0_);(#,##0)': [5, 6, 37, 38, 41, 42],
    '#,##0.00_);(#,##0.00)': [7, 8, 39, 40, 43, 44],
    'h:mm': [32, 34, 55, 75],
    'h:mm:ss': [33, 35, 56, 76],
    'mm:ss': [78],
    '[h]:mm:ss': [79],
    'mm:ss.0': [80],
  }).flatMap(([code, ids]) => ids.map((id): [number, string] => [id, code])),
);

/** Returns the number format of a style, which is its number as written in the cell, '' if there is none. */
export type CellFormats = (style: string) => NumberFormat;

/** `styles` is the text of the workbook's styles, '' if it has none. */
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
    const code = own.get(id) ?? OURS.get(id) ?? getFormatFromId(id) ?? 'General';
    const format = made.get(code) ?? numberFormat(code, from1904);
    made.set(code, format);
    return format;
  };
}
