// Cells of tables that a spreadsheet opens. None of them may run what someone has typed.

export type Cell = string | number | null;

/**
 * Text that a spreadsheet would take for a formula. If it already begins with apostrophes it gets one more,
 * so that the typed text can be restored.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Keeps spreadsheets from running what a player or an author has typed: an apostrophe in front makes it text.
 */
export function escapeFormula(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

/**
 * Characters that separate cells elsewhere, with what a spreadsheet skips, and the sign of a formula after them,
 * if there is one. All of them at once, so that a long run of them is only read once.
 */
const SEPARATORS = /[;\t\r\n][\s"';]*(?=([=+\-@＝＋－＠])?)/g;

/**
 * In half of Europe, Excel splits a CSV at semicolons, and one of our cells becomes several: each of them has
 * to be harmless. Lists with dashes get the apostrophe, too, because they can't be told from formulas.
 */
export function escapeCsvCell(cell: Cell): Cell {
  const safe = escapeFormula(cell);
  return typeof safe === 'string'
    ? safe.replaceAll(SEPARATORS, (run, sign?: string) => (sign ? `${run}'` : run))
    : safe;
}

/** The typed text of a cell that `escapeCsvCell` returned. */
export function asTyped(cell: string): string {
  const whole = cell.replaceAll(SEPARATORS, (run, sign?: string) =>
    sign && run.endsWith("'") ? run.slice(0, -1) : run,
  );
  return whole.startsWith("'") && FORMULA.test(whole) ? whole.slice(1) : whole;
}
