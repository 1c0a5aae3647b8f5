import type { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';

/**
 * Why a picture wasn't taken, if it's a file that comes with the quiz: it's missing, or there was no place for
 * it. `nameOf` is null for an address on the web; names are added to `mentioned`.
 */
export function fileReason(
  reason: ImportReason,
  files: ImportedFiles,
  nameOf: (reference: string) => string | null,
  mentioned = new Set<string>(),
): ImportReason {
  if (reason.code !== 'pictureNotTaken') return reason;
  const name = nameOf(String(reason.values.reference));
  if (name === null) return reason;
  mentioned.add(name);
  const file = shortItem(name);
  return files.has(name)
    ? { code: 'mediaNotPlaced', values: { file } }
    : { code: 'fileMissing', values: { file } };
}
