// Tables as a workbook; loaded when somebody asks for one.

import writeXlsxFile from 'write-excel-file/browser';
import type { Row } from 'write-excel-file/browser';
import type { Table } from '#src/host/files/reportFeature.ts';
import { type Cell, harmless } from '#importers/sheets/cells.ts';

/** Characters that Excel takes in a cell. */
const CELL_MAX = 32_767;
/** Widths of columns, in characters. */
const WIDTH = { least: 10, most: 60, looksAt: 200 } as const;

export interface Sheet extends Table {
  /** Whether the first row has the heads of the columns, instead of each row its own. */
  readonly heads: boolean;
}

export function workbook(sheets: readonly Sheet[]): Promise<Blob> {
  return writeXlsxFile(
    sheets.map(({ name, rows, heads }) => ({
      sheet: name,
      data: rows.map((row, index) => sheetRow(row, heads && index === 0, !heads)),
      columns: widthsOf(rows),
      ...(heads && { stickyRowsCount: 1 }),
    })),
  ).toBlob();
}

function sheetRow(row: readonly Cell[], head: boolean, firstIsHead: boolean): Row {
  return row.map((cell, column) => {
    const safe = harmless(cell);
    const value = typeof safe === 'string' ? safe.slice(0, CELL_MAX) : safe;
    return value !== null && (head || (firstIsHead && column === 0)) ? { value, fontWeight: 'bold' } : value;
  });
}

function widthsOf(rows: Table['rows']): { width: number }[] {
  const looked = rows.slice(0, WIDTH.looksAt);
  return (rows[0] ?? []).map((_, column) => ({
    width: Math.min(
      WIDTH.most,
      Math.max(WIDTH.least, ...looked.map((row) => String(row[column] ?? '').length + 2)),
    ),
  }));
}
