// A text made ready for the importers.

import { csvTable } from '#importers/files/csvTable.ts';
import type { DecodedText } from '#importers/files/decodeText.ts';
import { fileProblem, type ImportProblem } from '#importers/problems.ts';
import { IMPORT_LIMITS, type ImportSource, type Table } from '#importers/types.ts';

/** Characters and rows that formats are recognised by. */
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
