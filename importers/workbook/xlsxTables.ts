// Reads a workbook into tables. Throws UnpackError for what is no workbook; nothing else leaves it.

import readWorkbook from 'read-excel-file/universal';
import { cellFormats } from '#importers/workbook/cellFormats.ts';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import {
  type CellNote,
  isSheet,
  type PreparedSheet,
  prepareSheet,
} from '#importers/workbook/prepareSheet.ts';
import { type ImportProblem, type ImportReason, shortItem } from '#importers/problems.ts';
import { IMPORT_LIMITS, type Table } from '#importers/types.ts';
import { richStrings } from '#importers/workbook/richCells.ts';
import { type ArchiveFile, packStored, UnpackError } from '#importers/files/zip.ts';
import { unpackXlsx } from '#importers/workbook/unpackXlsx.ts';
import { workbookParts } from '#importers/workbook/workbookParts.ts';

/** Shares of the work, by what they take on a large workbook. */
const UNPACKED = 0.3;
const PREPARED = 0.6;
const EMPTY_ROW: readonly string[] = [];

export async function xlsxTables(
  archive: Uint8Array<ArrayBuffer>,
  progress: (fraction: number) => void,
): Promise<Table[]> {
  const files = await unpackXlsx(archive, (fraction) => progress(fraction * UNPACKED));
  const { packed, sheetsInOrder } = prepared(files);
  progress(PREPARED);
  // The reader throws whatever it meets in a broken workbook.
  const sheets = await readWorkbook(packStored(packed)).catch(() => {
    throw new UnpackError('fileUnreadable');
  });
  progress(1);
  return sheets.flatMap(({ sheet, data }, index) => {
    const found = sheetsInOrder[index];
    return found ? [sheetTable(sheet, data, found)] : [];
  });
}

/** What the reader gets, and what it does not say of the sheets: null for those without cells. */
function prepared(files: readonly ArchiveFile[]): {
  packed: ArchiveFile[];
  sheetsInOrder: readonly (PreparedSheet | null)[];
} {
  const textOf = (name: string) => {
    const file = files.find((each) => each.name === name);
    return file ? new TextDecoder().decode(file.bytes) : '';
  };
  const { sheets, from1904, strings } = workbookParts(textOf);
  const rich = richStrings(textOf(strings));
  const styles = files.find(({ name }) => /\/styles\.xml$/i.test(name));
  const formats = cellFormats(styles ? textOf(styles.name) : '', from1904);
  const byName = new Map<string, PreparedSheet>();
  const packed = files.map((file) => {
    const xml = new TextDecoder().decode(file.bytes);
    // The reader drops such sections; no spreadsheet program writes them.
    if (xml.includes('<![CDATA[')) throw new UnpackError('fileUnreadable');
    if (!isSheet(xml)) return file;
    const sheet = prepareSheet(xml, formats, rich);
    byName.set(file.name, sheet);
    return { name: file.name, bytes: new TextEncoder().encode(sheet.xml) };
  });
  const sheetsInOrder = sheets.map((name) => {
    const sheet = name === null ? null : byName.get(name);
    if (sheet === undefined) throw new UnpackError('fileUnreadable');
    return sheet;
  });
  return { packed, sheetsInOrder };
}

function sheetTable(name: string, data: readonly (readonly unknown[])[], sheet: PreparedSheet): Table {
  const rows = Array.from({ length: sheet.rows.at(-1) ?? 0 }, (): readonly string[] => EMPTY_ROW);
  data.forEach((cells, index) => {
    const row = sheet.rows[index];
    if (row !== undefined) rows[row - 1] = cells.map(cellText);
  });
  return {
    name,
    rows,
    hiddenRows: sheet.hidden,
    marked: sheet.marked,
    problems: sheet.notes.slice(0, IMPORT_LIMITS.problems).map(noteProblem),
  };
}

function noteProblem(note: CellNote): ImportProblem {
  const { item, reason }: { item: string; reason: ImportReason } =
    note.kind === 'unread'
      ? { item: '', reason: { code: 'cellNotRead', values: { cell: note.cell } } }
      : // A spreadsheet turns "3/4" into the third of April and shows it as it likes: what the author typed is gone.
        { item: shortItem(note.text), reason: { code: 'dateCell', values: { value: note.text } } };
  return { place: { kind: 'row', number: note.row }, item, reason, severity: 'changed' };
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cleanCharacters(cell).text.trim();
  // As the spreadsheet shows it.
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell.toISOString().slice(0, 10) : '';
}
