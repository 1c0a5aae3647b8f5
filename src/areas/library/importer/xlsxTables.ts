// Reads a workbook into tables. Throws UnpackError for what is no workbook; nothing else leaves it.

import readWorkbook from 'read-excel-file/universal';
import { cleanCharacters } from '#src/areas/library/importer/decodeText.ts';
import { inspectSheet, type UnreadCell } from '#src/areas/library/importer/inspectSheet.ts';
import { type ImportProblem, type ImportReason, shortItem } from '#src/areas/library/importer/problems.ts';
import { IMPORT_LIMITS, type Table } from '#src/areas/library/importer/types.ts';
import { packStored, UnpackError, unpackXlsx } from '#src/areas/library/importer/unpackXlsx.ts';

/** Shares of the work, by what they take on a large workbook. */
const UNPACKED = 0.3;

export async function xlsxTables(
  archive: Uint8Array<ArrayBuffer>,
  progress: (fraction: number) => void,
): Promise<Table[]> {
  const files = await unpackXlsx(archive, (fraction) => progress(fraction * UNPACKED));
  const unread = files.flatMap(({ bytes }) => inspectSheet(new TextDecoder().decode(bytes)));
  // The reader throws whatever it meets in a broken workbook.
  const sheets = await readWorkbook(packStored(files)).catch(() => {
    throw new UnpackError('fileUnreadable');
  });
  progress(1);
  return sheets.map(({ sheet, data }) => sheetTable(sheet, data, unread));
}

function sheetTable(
  name: string,
  data: readonly (readonly unknown[])[],
  unread: readonly UnreadCell[],
): Table {
  const problems: ImportProblem[] = [];
  const change = (row: number, item: string, reason: ImportReason) => {
    if (problems.length === IMPORT_LIMITS.problems) return;
    problems.push({
      place: { kind: 'row', number: row },
      item: shortItem(item),
      reason,
      severity: 'changed',
    });
  };
  for (const { row, cell } of unread) change(row, '', { code: 'cellNotRead', values: { cell } });
  const rows = data.map((cells, index) =>
    cells.map((cell) => {
      // A spreadsheet turns "3/4" into the third of April and shows it as it likes: what the author typed is gone.
      const text = cell instanceof Date ? dateText(cell) : cellText(cell);
      if (cell instanceof Date) change(index + 1, text, { code: 'dateCell', values: { value: text } });
      return text;
    }),
  );
  return { name, rows, problems };
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cleanCharacters(cell).text.trim();
  // As the spreadsheet shows it.
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'number' ? String(cell) : '';
}

function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
