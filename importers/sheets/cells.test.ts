import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { asTyped, escapeFormula, escapeCsvCell } from '#importers/sheets/cells.ts';
import { csvText } from '#importers/sheets/csvText.ts';

it('hides no formula behind a separator that another spreadsheet splits a CSV at', () => {
  const typed = ['Ana;=1+1;x', "b;\"=cmd|' /C calc'!A0;c", 'one\n=2', 'a\t @SUM(A1)', 'x; y; - z'];
  const text = csvText(typed.map((cell) => [cell, 1])).slice(1);
  for (const cell of text.split(/[;\t\n\r,]/)) expect(cell.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@]/);
  expect(Papa.parse<string[]>(text).data[4]?.[0]).toBe("x; y; '- z");
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('turns %j into text', (formula) => {
  expect(escapeFormula(formula)).toBe(`'${formula}`);
});

it.each(['Ana', "it's", '1-1', '', -1, null])('leaves %j unchanged', (cell) => {
  expect(escapeFormula(cell)).toBe(cell);
});

it('restores whatever was typed', () => {
  const signs = fc.constantFrom(...'=+-@＝\'"; \t\n\ra1'.split(''));
  fc.assert(
    fc.property(fc.string({ unit: signs }), (typed) => {
      expect(asTyped(String(escapeCsvCell(typed)))).toBe(typed);
    }),
    { seed: 3, numRuns: 3_000 },
  );
});
