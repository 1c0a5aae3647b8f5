// Makes a sheet ready for the spreadsheet reader: only cells that hold something, each with its address, numbers as the cell shows them.
// The reader knows no formats, refuses cells without an address, takes half a minute for a million empty rows and passes over errors;
// and a sheet so wide that filling the gaps between its cells would cost gigabytes must not reach it.

import type { CellFormats } from '#importers/workbook/cellFormats.ts';
import { columnLetters, columnNumber } from '#importers/workbook/columns.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import { richText } from '#importers/workbook/richCells.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';
import { UnpackError } from '#importers/files/zip.ts';
import { attributeOf, openingTag } from '#importers/workbook/xmlTags.ts';

export type CellNote =
  /** Holds an error or a formula that was not calculated. */
  | { readonly kind: 'unread'; readonly row: number; readonly cell: string }
  | { readonly kind: 'day'; readonly row: number; readonly text: string };

export interface PreparedSheet {
  /** The sheet for the reader; its rows have no gaps. */
  readonly xml: string;
  /** By the reader's row: which row of the sheet it was, from 1. */
  readonly rows: readonly number[];
  /** Of those, the rows that the spreadsheet does not show. */
  readonly hidden: ReadonlySet<number>;
  readonly notes: readonly CellNote[];
  /** By the sheet's row and the index of the column: what its cells with looks of their own say. */
  readonly marked: ReadonlyMap<number, ReadonlyMap<number, MarkedText>>;
}

/** Rows of the largest sheet that spreadsheet programs know. */
const ROWS_MAX = 1_048_576;
const OPENING = /<(?:[\w.-]+:)?(?:row|c)(?=[\s/>])/g;
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;
const NESTED = /<(?:[\w.-]+:)?(?:row|c)[\s/>]/;
const CLOSING = /<\/(?:[\w.-]+:)?c\s*>/g;
const FORMULA = /<(?:[\w.-]+:)?f[\s/>]/;
const VALUE = /<(?:[\w.-]+:)?v(?:\s[^>]*)?>([^<]+)/;
const SHEET_DATA = /<(?:[\w.-]+:)?sheetData[\s/>]/;

export function isSheet(xml: string): boolean {
  return SHEET_DATA.test(xml);
}

/** `xml` is the text of a sheet; `rich`: strings with looks, by their number. Throws UnpackError. */
export function prepareSheet(
  xml: string,
  formats: CellFormats,
  rich: ReadonlyMap<number, MarkedText>,
): PreparedSheet {
  const scanned = xml.includes('<!--') ? xml.replaceAll(/<!--[\s\S]*?-->/g, '') : xml;
  const tag = openingTag('row|c', 'y');
  const sheet = new SheetWriter(formats, rich);
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(scanned); found; found = OPENING.exec(scanned)) {
    tag.lastIndex = found.index;
    const opened = tag.exec(scanned);
    // A tag that this pattern does not understand could say anything to the reader.
    if (!opened) throw new UnpackError('fileUnreadable');
    const [, name, attributes = '', slash] = opened;
    if (name === 'row') sheet.row(attributes);
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
  return sheet.finish();
}

class SheetWriter {
  readonly #formats: CellFormats;
  readonly #rich: ReadonlyMap<number, MarkedText>;
  readonly #marked = new Map<number, Map<number, MarkedText>>();
  readonly #parts: string[] = [];
  readonly #rows: number[] = [];
  readonly #hidden = new Set<number>();
  readonly #notes: CellNote[] = [];
  #row = 0;
  #column = 0;
  #isHidden = false;
  #lastColumn = 0;

  constructor(formats: CellFormats, rich: ReadonlyMap<number, MarkedText>) {
    this.#formats = formats;
    this.#rich = rich;
  }

  row(attributes: string): void {
    const number = attributeOf(attributes, 'r');
    if (number !== null && !/^\d{1,7}$/.test(number)) throw new UnpackError('fileUnreadable');
    // Rows and cells without an address follow each other.
    this.#row = number === null ? this.#row + 1 : Number(number);
    if (this.#row > ROWS_MAX) throw new UnpackError('sheetTooLarge');
    this.#column = 0;
    this.#isHidden = /^(?:1|true)$/.test(attributeOf(attributes, 'hidden') ?? '');
  }

  /** An empty cell has only looks, as in a row that is coloured to its end. */
  emptyCell(attributes: string): void {
    const address = attributeOf(attributes, 'r');
    if (address === null) this.#column += 1;
    else this.#goTo(address);
  }

  cell(attributes: string, content: string): void {
    this.emptyCell(attributes);
    if (content.trim() === '') return;
    const type = attributeOf(attributes, 't') ?? 'n';
    // Whatever goes on to the reader as it stands must be one cell.
    if (!/^\w*$/.test(type) || NESTED.test(content)) throw new UnpackError('fileUnreadable');
    const value = VALUE.exec(content)?.[1];
    const cell = `${columnLetters(this.#column)}${this.#row}`;
    if (type === 'e' || (value === undefined && FORMULA.test(content))) {
      this.#notes.push({ kind: 'unread', row: this.#row, cell });
      return;
    }
    if (type === 'n' && value === undefined) return;
    const rich =
      type === 's' ? this.#rich.get(Number(value)) : type === 'inlineStr' ? richText(content) : null;
    if (rich) {
      this.#write(`t="str"><v>${escaped(rich.words)}</v></c>`);
      const row = this.#marked.get(this.#row) ?? new Map<number, MarkedText>();
      this.#marked.set(this.#row, row.set(this.#column - 1, rich));
      return;
    }
    const number = type === 'n' ? Number(value) : Number.NaN;
    if (!Number.isFinite(number)) this.#write(`t="${type}">${content}</c>`);
    else {
      const { text, isDay } = this.#formats(attributeOf(attributes, 's') ?? '')(number);
      if (isDay) this.#notes.push({ kind: 'day', row: this.#row, text });
      if (text !== '') this.#write(`t="str"><v>${escaped(text)}</v></c>`);
    }
  }

  finish(): PreparedSheet {
    if (this.#rows.length > 0) this.#parts.push('</row>');
    return {
      xml: `<worksheet><sheetData>${this.#parts.join('')}</sheetData></worksheet>`,
      rows: this.#rows,
      hidden: this.#hidden,
      notes: this.#notes,
      marked: this.#marked,
    };
  }

  #goTo(address: string): void {
    const [, letters, digits] = ADDRESS.exec(address) ?? [];
    if (letters === undefined) throw new UnpackError('fileUnreadable');
    this.#row = Number(digits);
    if (this.#row > ROWS_MAX) throw new UnpackError('sheetTooLarge');
    this.#column = columnNumber(letters);
  }

  #write(rest: string): void {
    const last = this.#rows.at(-1) ?? 0;
    if (this.#row < last) throw new UnpackError('fileUnreadable');
    if (this.#row > last) {
      this.#parts.push(this.#rows.length > 0 ? '</row>' : '', `<row r="${this.#rows.length + 1}">`);
      this.#rows.push(this.#row);
      if (this.#isHidden) this.#hidden.add(this.#row);
    }
    this.#lastColumn = Math.max(this.#lastColumn, this.#column);
    if (this.#row * this.#lastColumn > IMPORT_LIMITS.sheetCells) throw new UnpackError('sheetTooLarge');
    this.#parts.push(`<c r="${columnLetters(this.#column)}${this.#rows.length}" ${rest}`);
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
