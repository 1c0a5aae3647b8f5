// Sheet of a workbook as rows of text. Its XML isn't parsed but scanned for rows and cells, so that a million
// empty ones cost nothing. A sheet so wide that filling the gaps between its cells would take gigabytes is
// rejected.

import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import { UnpackError } from '#importers/files/zip.ts';
import { MarkedText, wordsOf } from '#importers/markup/MarkedText.ts';
import { type ImportProblem, shortItem } from '#importers/problems.ts';
import { IMPORT_LIMITS, type Table } from '#importers/types.ts';
import type { CellFormats } from '#importers/workbook/cellFormats.ts';
import { type CellString, cellString, decoded } from '#importers/workbook/cellStrings.ts';
import { columnLetters, columnNumber } from '#importers/workbook/columns.ts';
import { attributeOf, openingTag } from '#importers/workbook/xmlTags.ts';

const EMPTY_ROW: readonly string[] = [];
/** Rows of the largest sheet in any spreadsheet program. */
const ROWS_MAX = 1_048_576;
const OPENING = /<(?:[\w.-]+:)?(?:row|c)(?=[\s/>])/g;
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;
const NESTED = /<(?:[\w.-]+:)?(?:row|c)[\s/>]/;
const CLOSING = /<\/(?:[\w.-]+:)?c\s*>/g;
const FORMULA = /<(?:[\w.-]+:)?f[\s/>]/;
const VALUE = /<(?:[\w.-]+:)?v(?:\s[^>]*)?>([^<]+)/;

/**
 * `xml` is the text of the sheet, `strings` are those that the workbook's cells share.
 * @throws UnpackError
 */
export function readSheet(
  name: string,
  xml: string,
  formats: CellFormats,
  strings: readonly CellString[],
): Table {
  const scanned = xml.includes('<!--') ? xml.replaceAll(/<!--[\s\S]*?-->/g, '') : xml;
  const tag = openingTag('row|c', 'y');
  const sheet = new SheetReader(formats, strings);
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(scanned); found; found = OPENING.exec(scanned)) {
    tag.lastIndex = found.index;
    const opened = tag.exec(scanned);
    // A tag that doesn't match this pattern could mean anything.
    if (!opened) throw new UnpackError('fileUnreadable');
    const [, kind, attributes = '', slash] = opened;
    if (kind === 'row') sheet.row(attributes);
    else if (slash === '/') sheet.emptyCell(attributes);
    else {
      CLOSING.lastIndex = tag.lastIndex;
      const end = CLOSING.exec(scanned)?.index;
      if (end === undefined) throw new UnpackError('fileUnreadable');
      sheet.cell(attributes, scanned.slice(tag.lastIndex, end));
      OPENING.lastIndex = end;
      continue;
    }
    OPENING.lastIndex = tag.lastIndex;
  }
  return { name, ...sheet.finish() };
}

class SheetReader {
  readonly #formats: CellFormats;
  readonly #strings: readonly CellString[];
  readonly #marked = new Map<number, Map<number, MarkedText>>();
  readonly #rows: (string[] | undefined)[] = [];
  readonly #hidden = new Set<number>();
  readonly #problems: ImportProblem[] = [];
  #row = 0;
  #column = 0;
  #isHidden = false;
  #lastColumn = 0;

  constructor(formats: CellFormats, strings: readonly CellString[]) {
    this.#formats = formats;
    this.#strings = strings;
  }

  row(attributes: string): void {
    const number = attributeOf(attributes, 'r');
    if (number !== null && !/^\d{1,7}$/.test(number)) throw new UnpackError('fileUnreadable');
    // Rows and cells without an address follow the one before.
    this.#row = number === null ? this.#row + 1 : Number(number);
    if (this.#row > ROWS_MAX) throw new UnpackError('sheetTooLarge');
    this.#column = 0;
    this.#isHidden = /^(?:1|true)$/.test(attributeOf(attributes, 'hidden') ?? '');
  }

  /** An empty cell only has formatting, as in a row that is colored to its end. */
  emptyCell(attributes: string): void {
    const address = attributeOf(attributes, 'r');
    if (address === null) this.#column += 1;
    else this.#goTo(address);
  }

  cell(attributes: string, content: string): void {
    this.emptyCell(attributes);
    if (content.trim() === '') return;
    const type = attributeOf(attributes, 't') ?? 'n';
    if (NESTED.test(content)) throw new UnpackError('fileUnreadable');
    const value = VALUE.exec(content)?.[1];
    if (type === 'e' || (value === undefined && FORMULA.test(content))) {
      const cell = `${columnLetters(this.#column)}${this.#row}`;
      this.#problem('', { code: 'cellNotRead', values: { cell } });
    } else if (type === 'n') this.#number(value, attributeOf(attributes, 's') ?? '');
    else this.#put(this.#said(type, value, content));
  }

  finish(): Omit<Table, 'name'> {
    return {
      rows: Array.from(this.#rows, (row) => row ?? EMPTY_ROW),
      hiddenRows: this.#hidden,
      marked: this.#marked,
      problems: this.#problems,
    };
  }

  /** Content of a cell that isn't a number. */
  #said(type: string, value: string | undefined, content: string): CellString {
    switch (type) {
      case 's': {
        const shared = this.#strings[Number(value)];
        if (shared === undefined) throw new UnpackError('fileUnreadable');
        return shared;
      }
      case 'inlineStr':
        return cellString(content);
      case 'str':
        return decoded(value ?? '');
      // As the spreadsheet shows it.
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return /^\d{4}-\d\d-\d\d/.exec(value ?? '')?.[0] ?? '';
      default:
        throw new UnpackError('fileUnreadable');
    }
  }

  #number(value: string | undefined, style: string): void {
    if (value === undefined) return;
    const number = Number(value);
    if (!Number.isFinite(number)) throw new UnpackError('fileUnreadable');
    const { text, isDay } = this.#formats(style)(number);
    // A spreadsheet turns "3/4" into the third of April and displays that in its own way, so what the author
    // typed is lost.
    if (isDay) this.#problem(shortItem(text), { code: 'dateCell', values: { value: text } });
    if (text !== '') this.#put(text);
  }

  #problem(item: string, reason: ImportProblem['reason']): void {
    if (this.#problems.length < IMPORT_LIMITS.problems)
      this.#problems.push({ place: { kind: 'row', number: this.#row }, item, reason, severity: 'changed' });
  }

  #goTo(address: string): void {
    const [, letters, digits] = ADDRESS.exec(address) ?? [];
    if (letters === undefined) throw new UnpackError('fileUnreadable');
    this.#row = Number(digits);
    if (this.#row > ROWS_MAX) throw new UnpackError('sheetTooLarge');
    this.#column = columnNumber(letters);
  }

  #put(said: CellString): void {
    if (this.#row < this.#rows.length || this.#row < 1) throw new UnpackError('fileUnreadable');
    this.#lastColumn = Math.max(this.#lastColumn, this.#column);
    if (this.#row * this.#lastColumn > IMPORT_LIMITS.sheetCells) throw new UnpackError('sheetTooLarge');
    const row = (this.#rows[this.#row - 1] ??= []);
    if (this.#isHidden) this.#hidden.add(this.#row);
    while (row.length < this.#column) row.push('');
    row[this.#column - 1] = cleanCharacters(wordsOf(said)).text.trim();
    if (!(said instanceof MarkedText)) return;
    const marked = this.#marked.get(this.#row) ?? new Map<number, MarkedText>();
    this.#marked.set(this.#row, marked.set(this.#column - 1, said));
  }
}
