// Unpacks a workbook's zip archive within limits. The spreadsheet reader, which gets it packed again without compression,
// would inflate without limit, and in workers made from blobs, which the content security policy refuses.

import { type ArchiveFile, readEntries, unpackEntry } from '#importers/files/zip.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

/** The files of the archive that a workbook's text can stand in. Throws UnpackError. */
export async function unpackXlsx(
  archive: Uint8Array<ArrayBuffer>,
  progress: (fraction: number) => void,
): Promise<ArchiveFile[]> {
  const entries = readEntries(archive).filter(({ name }) => /^xl\/.*\.(?:xml|rels)$/.test(name));
  const files: ArchiveFile[] = [];
  let left: number = IMPORT_LIMITS.unpackedBytes;
  for (const [index, entry] of entries.entries()) {
    const bytes = await unpackEntry(entry, left);
    left -= bytes.length;
    files.push({ name: entry.name, bytes });
    progress((index + 1) / entries.length);
  }
  return files;
}
