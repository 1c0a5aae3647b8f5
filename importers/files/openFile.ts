// File opener: tells workbooks from texts, rejects what is too large, and prepares text and tables for the
// importers.

import { isAnki, openAnki } from '#importers/anki/openAnki.ts';
import { isH5p, openH5p } from '#importers/h5p/openH5p.ts';
import { hasBinarySignature, isFullOfControls } from '#importers/files/binaryFile.ts';
import { readEntries, UnpackError, type ZipEntry } from '#importers/files/zip.ts';
import { decodeText } from '#importers/files/decodeText.ts';
import { fileProblem, type ImportReason } from '#importers/problems.ts';
import { isQtiPackage, openQtiPackage } from '#importers/qti/openPackage.ts';
import { SAMPLE_ROWS, textSource } from '#importers/files/textSource.ts';
import { ArchiveRejectedError, quizFolderOf, unpackQuiz } from '#importers/quizpeak/unpackQuiz.ts';
import { IMPORT_LIMITS, type ImportSource } from '#importers/types.ts';
import { xlsxTables } from '#importers/workbook/xlsxTables.ts';

export type OpenedFile =
  | { readonly ok: true; readonly source: ImportSource }
  | { readonly ok: false; readonly reason: ImportReason };

export const BYTES_PER_MB = 1024 * 1024;
const NOT_TEXT: OpenedFile = { ok: false, reason: { code: 'notText', values: {} } };

/** Opens another product's archive. */
interface ArchiveOpener {
  recognizes(entries: readonly ZipEntry[]): boolean;
  /** @throws ArchiveRejectedError, UnpackError */
  open(
    entries: readonly ZipEntry[],
    progress: (fraction: number) => void,
  ): Promise<Pick<ImportSource, 'contents' | 'files'>>;
}

const OPENERS: readonly ArchiveOpener[] = [
  { recognizes: isQtiPackage, open: openQtiPackage },
  { recognizes: isH5p, open: openH5p },
  { recognizes: isAnki, open: openAnki },
];

const EMPTY_SOURCE: ImportSource = {
  fileName: '',
  text: '',
  sample: '',
  isWorkbook: false,
  tables: () => [],
  tableHeads: () => [],
  problems: [],
};

export async function openFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  progress: (fraction: number) => void,
): Promise<OpenedFile> {
  if (bytes.length === 0) return { ok: false, reason: { code: 'fileEmpty', values: {} } };
  const tooLarge = sizeReason(bytes.length, bytes);
  if (tooLarge) return { ok: false, reason: tooLarge };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { ok: false, reason: { code: 'legacyXls', values: {} } };
  if (isZip(bytes)) return openZip(bytes, fileName, progress);
  if (hasBinarySignature(bytes)) return NOT_TEXT;
  const decoded = decodeText(bytes);
  const { text, controlCharacters } = decoded;
  if (isFullOfControls(controlCharacters, text.length + controlCharacters)) return NOT_TEXT;
  progress(1);
  return { ok: true, source: textSource(decoded, fileName) };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const isZip = (head: Uint8Array) => startsWith(head, [0x50, 0x4b, 0x03, 0x04]);

/**
 * The reason to reject a file of this size, or null. `head` is its first bytes. A zip may be larger, because
 * its contents aren't known yet.
 */
export function sizeReason(size: number, head: Uint8Array): ImportReason | null {
  const limit = isZip(head) ? IMPORT_LIMITS.archiveBytes : IMPORT_LIMITS.fileBytes;
  return size > limit ? tooLargeFor(limit) : null;
}

function tooLargeFor(limit: number): ImportReason {
  return { code: 'fileTooLarge', values: { limitMb: limit / BYTES_PER_MB } };
}

/** Opens a workbook, one of our own archives, or one of another product. */
async function openZip(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  progress: (fraction: number) => void,
): Promise<OpenedFile> {
  try {
    const entries = readEntries(bytes);
    const folder = quizFolderOf(entries);
    if (folder !== null) return await openArchive(entries, folder, fileName, progress);
    const opener = OPENERS.find(({ recognizes }) => recognizes(entries));
    if (opener) {
      const opened = await opener.open(entries, progress);
      return { ok: true, source: { ...EMPTY_SOURCE, ...opened, fileName } };
    }
    if (bytes.length > IMPORT_LIMITS.fileBytes)
      return { ok: false, reason: tooLargeFor(IMPORT_LIMITS.fileBytes) };
    return await openWorkbook(bytes, fileName, progress);
  } catch (error) {
    if (error instanceof ArchiveRejectedError) return { ok: false, reason: error.reason };
    if (!(error instanceof UnpackError)) throw error;
    if (error.fault !== 'unpacksTooLarge') return { ok: false, reason: { code: error.fault, values: {} } };
    const limitMb = IMPORT_LIMITS.unpackedBytes / BYTES_PER_MB;
    return { ok: false, reason: { code: error.fault, values: { limitMb } } };
  }
}

async function openArchive(
  entries: readonly ZipEntry[],
  folder: string,
  fileName: string,
  progress: (fraction: number) => void,
): Promise<OpenedFile> {
  const { quiz, files, unread } = await unpackQuiz(entries, folder, progress);
  const source = textSource(decodeText(quiz), fileName);
  const problems =
    unread === 0
      ? source.problems
      : [...source.problems, fileProblem({ code: 'filesNotRead', values: { count: unread } }, 'changed')];
  return { ok: true, source: { ...source, problems, files } };
}

async function openWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  progress: (fraction: number) => void,
): Promise<OpenedFile> {
  const tables = await xlsxTables(bytes, progress);
  const heads = tables.map((table) => ({ ...table, rows: table.rows.slice(0, SAMPLE_ROWS) }));
  const source = {
    ...EMPTY_SOURCE,
    fileName,
    isWorkbook: true,
    tables: () => tables,
    tableHeads: () => heads,
  };
  return { ok: true, source };
}
