// Looks at the raw text of a workbook's parts for what the spreadsheet reader would not say:
// a sheet so wide that filling the gaps between its cells would cost gigabytes, and cells whose value it would pass over.

import { IMPORT_LIMITS } from '#src/areas/library/importer/types.ts';
import { UnpackError } from '#src/areas/library/importer/unpackXlsx.ts';

export interface UnreadCell {
  readonly row: number;
  /** As C12. */
  readonly cell: string;
}

/** Rows of the largest sheet that spreadsheet programs know. */
const ROWS_MAX = 1_048_576;
const OPENING = /<(?:[\w.-]+:)?(?:row|c)(?=[\s/>])/g;
const TAG = /<(?:[\w.-]+:)?(row|c)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const REFERENCE = /(?:^|\s)(?:[\w.-]+:)?r\s*=\s*["']([^"']*)["']/g;
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;
const CLOSING = /<\/(?:[\w.-]+:)?c\s*>/g;
const ERROR_TYPE = /(?:^|\s)t\s*=\s*["']e["']/;
const FORMULA = /<(?:[\w.-]+:)?f[\s/>]/;
const VALUE = /<(?:[\w.-]+:)?v(?:\s[^>]*)?>[^<]/;

/** `xml` is the text of any part of a workbook. Returns the cells with an error or an uncalculated formula; throws UnpackError. */
export function inspectSheet(xml: string): UnreadCell[] {
  // The reader drops such sections; no spreadsheet program writes them.
  if (xml.includes('<![CDATA[')) throw new UnpackError('fileUnreadable');
  const unread: UnreadCell[] = [];
  let rows = 0;
  let columns = 0;
  for (const { index } of xml.matchAll(OPENING)) {
    TAG.lastIndex = index;
    const tag = TAG.exec(xml);
    // A tag that this pattern does not understand could say anything to the reader.
    if (!tag) throw new UnpackError('fileUnreadable');
    const [whole, name, attributes = '', selfClosing] = tag;
    for (const [, reference = ''] of attributes.matchAll(REFERENCE)) {
      const [, letters, digits] = ADDRESS.exec(reference) ?? [];
      if (letters === undefined || (letters === '') !== (name === 'row'))
        throw new UnpackError('fileUnreadable');
      const row = Number(digits);
      if (row > ROWS_MAX) throw new UnpackError('sheetTooLarge');
      if (name === 'row' || selfClosing === '/') continue;
      const content = contentOf(xml, index + whole.length);
      // An empty cell has only looks, as in a row that is coloured to its end.
      if (content.trim() === '') continue;
      rows = Math.max(rows, row);
      columns = Math.max(columns, columnNumber(letters));
      if (isUnread(attributes, content)) unread.push({ row, cell: reference });
    }
  }
  if (rows * columns > IMPORT_LIMITS.sheetCells) throw new UnpackError('sheetTooLarge');
  return unread;
}

function contentOf(xml: string, start: number): string {
  CLOSING.lastIndex = start;
  const end = CLOSING.exec(xml)?.index;
  if (end === undefined) throw new UnpackError('fileUnreadable');
  return xml.slice(start, end);
}

function isUnread(attributes: string, content: string): boolean {
  return ERROR_TYPE.test(attributes) || (FORMULA.test(content) && !VALUE.test(content));
}

/** 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** A for 1, AA for 27. */
export function columnLetters(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((number - 1) % 26));
}
