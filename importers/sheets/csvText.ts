// A table as CSV; loaded when somebody asks for one.

import Papa from 'papaparse';
import { type Cell, harmlessInCsv } from '#importers/sheets/cells.ts';

/** Without it Excel takes the file for one in the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvText(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => row.map(harmlessInCsv)));
}
