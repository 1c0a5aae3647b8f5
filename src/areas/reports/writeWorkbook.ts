// Tables as an Excel workbook; loaded on demand.

import writeXlsxFile from 'write-excel-file/browser';
import type { Row } from 'write-excel-file/browser';
import type { ReportTable } from '#src/host/files/reportFeature.ts';
import { type Cell, escapeFormula } from '#importers/sheets/cells.ts';

/** Maximum number of characters in an Excel cell. */
const CELL_MAX = 32_767;
/** Column widths in characters; `looksAt` is the number of rows measured. */
const WIDTH = { least: 10, most: 60, looksAt: 200 } as const;

export interface Sheet extends ReportTable {
  /** True if the first row holds the column headings; otherwise each row starts with its own. */
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
    const safe = escapeFormula(cell);
    const value = typeof safe === 'string' ? safe.slice(0, CELL_MAX) : safe;
    return value !== null && (head || (firstIsHead && column === 0)) ? { value, fontWeight: 'bold' } : value;
  });
}

function widthsOf(rows: ReportTable['rows']): { width: number }[] {
  const looked = rows.slice(0, WIDTH.looksAt);
  return (rows[0] ?? []).map((_, column) => ({
    width: Math.min(
      WIDTH.most,
      Math.max(WIDTH.least, ...looked.map((row) => String(row[column] ?? '').length + 2)),
    ),
  }));
}
