// Reads comma, semicolon or tab separated text into a table.

import Papa from 'papaparse';
import { fileProblem, type ImportProblem } from '#importers/problems.ts';
import type { Table } from '#importers/types.ts';

/** `text` has lines ended by \n. Reads at most `maxRows` rows. */
export function csvTable(text: string, maxRows: number): Table {
  const parsed = Papa.parse<string[]>(text, {
    newline: '\n',
    delimitersToGuess: [',', ';', '\t'],
    preview: maxRows,
  });
  const rows = parsed.data.map((row) => row.map((cell) => cell.trim()));
  const problems = parsed.errors
    .filter((error) => error.type === 'Quotes')
    .map(
      (error): ImportProblem => ({
        place: { kind: 'row', number: (error.row ?? 0) + 1 },
        item: '',
        reason: { code: 'unclosedQuote', values: {} },
        severity: 'changed',
      }),
    );
  if (parsed.meta.truncated) {
    problems.push(fileProblem({ code: 'itemsNotRead', values: { limit: maxRows } }));
  }
  return { name: '', rows, hiddenRows: new Set(), problems };
}
