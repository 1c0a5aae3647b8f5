// A table as CSV; loaded when somebody asks for one.

import Papa from 'papaparse';
import { harmless, type Table } from '#src/host/reports/exportTables.ts';

/** Without it Excel takes the file for one in the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvText({ rows }: Table): string {
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => row.map(harmless)));
}
