// Shared base of spreadsheet formats: finds the header, then reads row by row, by column name.

import { columnLetters } from '#importers/workbook/columns.ts';
import { type ImportReason, type Place, WHOLE_FILE } from '#importers/problems.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportFormat, ImportFormatId, ImportSource, ReadContext, Table } from '#importers/types.ts';

export interface Header<Columns> {
  /** Index of the header row; data follows. */
  readonly row: number;
  readonly columns: Columns;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Indices of all columns that rows are read from, by name. */
export type SheetColumns = Readonly<Record<string, number | readonly number[] | undefined>>;

export interface SheetLayout<Columns extends SheetColumns> {
  readonly id: ImportFormatId;
  /** Looks for the header; null if the table has another layout. */
  findHeader(rows: Table['rows']): Header<Columns> | null;
  /** Title of the quiz, if the sheet has one. */
  title?(rows: Table['rows'], header: Header<Columns>): string | null;
  /** True if the row just explains the template. */
  isInstruction?(row: Row, columns: Columns): boolean;
  /** Reads a row that isn't blank. */
  readRow(row: Row, columns: Columns, place: Place, builder: QuizBuilder): void;
}

/** Access to a row's cells by column index. */
export interface Row {
  /** Words of a cell; '' if it doesn't exist. */
  (column: number | undefined): string;
  /** The same, with formatting if the cell has any. */
  readonly text: (column: number | undefined) => string | MarkedText;
}

/** `marked` returns a column's formatted text, which only counts if its words match the cell's. */
export function rowOf(
  words: (column: number | undefined) => string,
  marked: (column: number) => MarkedText | undefined,
): Row {
  const text: Row['text'] = (column) => {
    const said = words(column);
    const found = column === undefined ? undefined : marked(column);
    return found?.words === said ? found : said;
  };
  return Object.assign((column: number | undefined) => words(column), { text });
}

/** Number of rows in which a header is searched. */
const HEADER_ROWS = 20;
const PROGRESS_EVERY = 200;

export function sheetFormat<Columns extends SheetColumns>(layout: SheetLayout<Columns>): ImportFormat {
  const locate = (tables: readonly Table[]) => {
    const found = tables.flatMap((table) => {
      const header = layout.findHeader(table.rows.slice(0, HEADER_ROWS));
      return header ? [{ table, header }] : [];
    });
    return found.toSorted((a, b) => b.header.confidence - a.header.confidence)[0];
  };
  return {
    id: layout.id,
    extensions: ['xlsx', 'csv'],
    detect: (source) => locate(source.tableHeads())?.header.confidence ?? 0,
    read(source, context) {
      const builder = new QuizBuilder(source.fileName, context.labels.untitled);
      const found = locate(source.tables());
      if (!found) {
        builder.skip(WHOLE_FILE, '', { code: 'wrongFormat', values: {} });
        return builder.finish();
      }
      noteOtherSheets(source, found.table, builder);
      readTable(layout, found.table, found.header, builder, context);
      return builder.finish();
    },
  };
}

function noteOtherSheets(source: ImportSource, table: Table, builder: QuizBuilder): void {
  const others = source.tables().filter((each) => each !== table && each.rows.length > 0);
  if (others.length === 0) return;
  builder.note({ code: 'otherSheets', values: { sheets: others.map((each) => each.name).join(', ') } });
}

function readTable<Columns extends SheetColumns>(
  layout: SheetLayout<Columns>,
  table: Table,
  header: Header<Columns>,
  builder: QuizBuilder,
  { progress }: ReadContext,
): void {
  const { columns } = header;
  const title = layout.title?.(table.rows, header);
  if (title) builder.setHead('title', title);
  for (const { place, item, reason, severity } of table.problems) {
    if (place.kind !== 'row' || place.number > header.row + 1) builder.problem(place, item, reason, severity);
  }
  const used = new Set(Object.values(columns).flat());
  const unread = new Set<number>();
  let unreadCells = 0;
  for (let index = header.row + 1; index < table.rows.length; index += 1) {
    const cells = table.rows[index] ?? [];
    if (cells.length === 0) continue;
    const marked = table.marked?.get(index + 1);
    const row = rowOf(
      (column) => (column === undefined ? '' : (cells[column] ?? '')),
      (column) => marked?.get(column),
    );
    if (index % PROGRESS_EVERY === 0) progress(index / table.rows.length);
    if (layout.isInstruction?.(row, columns)) continue;
    cells.forEach((cell, column) => {
      if (cell === '' || used.has(column)) return;
      unread.add(column);
      unreadCells += 1;
    });
    const place = { kind: 'row', number: index + 1 } as const;
    const taken = builder.taken;
    layout.readRow(row, columns, place, builder);
    // Hidden rows are taken anyway: removing a question in the preview is easier than missing it in class.
    if (builder.taken > taken && table.hiddenRows.has(index + 1)) {
      builder.problem(place, builder.lastText, { code: 'rowHidden', values: {} }, 'changed');
    }
  }
  if (unreadCells > 0) builder.note(cellsNotRead(unreadCells, unread));
}

export function cellsNotRead(count: number, columns: ReadonlySet<number>): ImportReason {
  const letters = [...columns].toSorted((a, b) => a - b).map((column) => columnLetters(column + 1));
  return { code: 'cellsNotRead', values: { count, columns: letters.slice(0, 20).join(', ') } };
}

/** Text of a header cell, normalized for comparison. */
export function headerText(cell: string): string {
  return cell.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Index of the first matching cell; undefined if there is none. */
export function findColumn(row: readonly string[], pattern: RegExp): number | undefined {
  const index = row.findIndex((cell) => pattern.test(headerText(cell)));
  return index === -1 ? undefined : index;
}

/** Indices of all matching cells, in order. */
export function findColumns(row: readonly string[], pattern: RegExp): number[] {
  return row.flatMap((cell, index) => (pattern.test(headerText(cell)) ? [index] : []));
}

/** The first row that `columnsOf` recognizes. */
export function headerBy<Columns>(
  rows: Table['rows'],
  confidence: number,
  columnsOf: (row: readonly string[]) => Columns | null,
): Header<Columns> | null {
  for (const [row, cells] of rows.entries()) {
    const columns = columnsOf(cells);
    if (columns) return { row, columns, confidence };
  }
  return null;
}

/** A number if it is one; otherwise the text, for the schema to reject; undefined if it's empty. */
export function numberOf(cell: string, unit?: RegExp): number | string | undefined {
  if (cell === '') return undefined;
  const number = Number(unit ? cell.replace(unit, '') : cell);
  return Number.isNaN(number) ? cell : number;
}

/** Seconds; the format of a cell may add a unit. */
export function timeOf(cell: string): number | string | undefined {
  return numberOf(cell, /\s*s(?:ec(?:s|onds?)?)?\.?$/i);
}
