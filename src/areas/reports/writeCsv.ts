// A table as CSV; loaded when somebody asks for one.

import Papa from 'papaparse';
import { harmless } from '#src/areas/reports/exportTables.ts';
import type { Table } from '#src/areas/reports/reportFeature.ts';
import type { Cell } from '#src/areas/reports/reportFeature.ts';

/** Without it Excel takes the file for one in the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvText({ rows }: Table): string {
  return (
    BYTE_ORDER_MARK + Papa.unparse(rows.map((row) => row.map((cell) => withoutHiddenCells(harmless(cell)))))
  );
}

/** A formula behind what is a separator elsewhere. */
const HIDDEN_FORMULA = /([;\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g;

/** In half of Europe Excel divides a CSV at semicolons, and a cell of ours becomes several: each of them has to be harmless. A list with dashes gets the sign too: nothing tells one from the other. */
function withoutHiddenCells(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replaceAll(HIDDEN_FORMULA, "$1'") : cell;
}
