import Papa from 'papaparse';
import type { DecodedText } from '#importers/files/decodeText.ts';
import { fileProblem, type ImportProblem } from '#importers/problems.ts';
import { IMPORT_LIMITS, type ImportSource, type Table } from '#importers/types.ts';

/** Characters and rows that are examined to recognize a format. */
const SAMPLE_LENGTH = 50_000;
export const SAMPLE_ROWS = 40;

export function textSource(
  { text, guessedLines, firstGuessed, controlCharacters }: DecodedText,
  fileName: string,
): ImportSource {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const problems: ImportProblem[] = [];
  if (guessedLines > 0) {
    problems.push({
      place: { kind: 'line', number: firstGuessed },
      item: '',
      reason: { code: 'encodingGuessed', values: { count: guessedLines } },
      severity: 'changed',
    });
  }
  if (controlCharacters > 0) {
    problems.push(
      fileProblem({ code: 'controlCharacters', values: { count: controlCharacters } }, 'changed'),
    );
  }
  let tables: readonly Table[] | null = null;
  let heads: readonly Table[] | null = null;
  return {
    fileName,
    text,
    sample,
    isWorkbook: false,
    tables: () => (tables ??= [csvTable(text, IMPORT_LIMITS.items)]),
    tableHeads: () => (heads ??= [csvTable(sample, SAMPLE_ROWS)]),
    problems,
  };
}

/** Blank lines would count as rows with a single cell. */
function delimiterOf(text: string): string {
  const filled = text
    .slice(0, SAMPLE_LENGTH)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return Papa.parse(filled.join('\n'), {
    newline: '\n',
    delimitersToGuess: [',', ';', '\t'],
    preview: SAMPLE_ROWS,
  }).meta.delimiter;
}

/** `text` must have normalized line breaks. Reads at most `maxRows` rows. */
export function csvTable(text: string, maxRows: number): Table {
  const parsed = Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter: delimiterOf(text),
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
