// Opens a file: tells workbooks from texts, refuses what is too large, and makes text and tables ready for the importers.

import { beginsLikeNoText, isFullOfControls } from '#src/areas/library/importer/binaryFile.ts';
import { decodeText } from '#src/areas/library/importer/decodeText.ts';
import type { ImportReason } from '#src/areas/library/importer/problems.ts';
import { SAMPLE_ROWS, textSource } from '#src/areas/library/importer/textSource.ts';
import { IMPORT_LIMITS, type ImportSource } from '#src/areas/library/importer/types.ts';
import { UnpackError } from '#src/areas/library/importer/unpackXlsx.ts';
import { xlsxTables } from '#src/areas/library/importer/xlsxTables.ts';

export type OpenedFile =
  | { readonly ok: true; readonly source: ImportSource }
  | { readonly ok: false; readonly reason: ImportReason };

export const BYTES_PER_MB = 1024 * 1024;
const NOT_TEXT: OpenedFile = { ok: false, reason: { code: 'notText', values: {} } };

export async function openFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  progress: (fraction: number) => void,
): Promise<OpenedFile> {
  if (bytes.length === 0) return { ok: false, reason: { code: 'fileEmpty', values: {} } };
  if (bytes.length > IMPORT_LIMITS.fileBytes) {
    return {
      ok: false,
      reason: { code: 'fileTooLarge', values: { limitMb: IMPORT_LIMITS.fileBytes / BYTES_PER_MB } },
    };
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { ok: false, reason: { code: 'legacyXls', values: {} } };
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return openWorkbook(bytes, fileName, progress);
  if (beginsLikeNoText(bytes)) return NOT_TEXT;
  const decoded = decodeText(bytes);
  const { text, controlCharacters } = decoded;
  if (isFullOfControls(controlCharacters, text.length + controlCharacters)) return NOT_TEXT;
  progress(1);
  return { ok: true, source: textSource(decoded, fileName) };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

async function openWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  progress: (fraction: number) => void,
): Promise<OpenedFile> {
  try {
    const tables = await xlsxTables(bytes, progress);
    const heads = tables.map((table) => ({ ...table, rows: table.rows.slice(0, SAMPLE_ROWS) }));
    const source = {
      fileName,
      text: '',
      sample: '',
      isWorkbook: true,
      tables: () => tables,
      tableHeads: () => heads,
      problems: [],
    };
    return { ok: true, source };
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    if (error.fault !== 'unpacksTooLarge') return { ok: false, reason: { code: error.fault, values: {} } };
    const limitMb = IMPORT_LIMITS.unpackedBytes / BYTES_PER_MB;
    return { ok: false, reason: { code: error.fault, values: { limitMb } } };
  }
}
