// Cells of tables that a spreadsheet opens: none of them may run what somebody has typed.

export type Cell = string | number | null;

/** What a spreadsheet would take for a formula; one with a sign of its own before it gets another, so that what was typed can be told. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The cell so that no spreadsheet runs what a player or an author has typed: a sign before it makes it text. */
export function harmless(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

/** A formula behind what is a separator elsewhere. */
const HIDDEN_FORMULA = /([;\t\r\n][\s"']*)(?=[=+\-@＝＋－＠])/g;

/** In half of Europe Excel divides a CSV at semicolons, and a cell of ours becomes several: each of them has to be harmless. A list with dashes gets the sign too: nothing tells one from the other. */
export function harmlessInCsv(cell: Cell): Cell {
  const safe = harmless(cell);
  return typeof safe === 'string' ? safe.replaceAll(HIDDEN_FORMULA, "$1'") : safe;
}

const HIDDEN_SIGN = /([;\t\r\n][\s"']*)'(?=[=+\-@＝＋－＠])/g;

/** What was typed into a cell that `harmlessInCsv` gave. */
export function asTyped(cell: string): string {
  const whole = cell.replaceAll(HIDDEN_SIGN, '$1');
  return whole.startsWith("'") && FORMULA.test(whole) ? whole.slice(1) : whole;
}
