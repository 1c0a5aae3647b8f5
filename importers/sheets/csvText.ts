// CSV writer for tables, loaded on demand.

import Papa from 'papaparse';
import { type Cell, escapeCsvCell } from '#importers/sheets/cells.ts';

/** Without it, Excel assumes the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => row.map(escapeCsvCell)));
}
