// Unpacker for our own archives, within limits: the quiz, and those files that the quiz names.

import { archiveAddress, mediaType, QUIZ_ENTRY } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn } from '#importers/quizpeak/quizMedia.ts';
import { crc32, unpackEntry, UnpackError, type ZipEntry } from '#importers/files/zip.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

export class ArchiveRejectedError extends Error {
  readonly reason: ImportReason;
  constructor(reason: ImportReason) {
    super(reason.code);
    this.reason = reason;
  }
}

export interface UnpackedQuiz {
  readonly quiz: Uint8Array<ArrayBuffer>;
  /** By the names that the quiz uses. */
  readonly files: ReadonlyMap<string, Blob>;
  /** Number of other files. */
  readonly unread: number;
}

/** Folders and files that operating systems add when they pack. */
const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/;

/**
 * Folder of the quiz in the archive: '' at the top, `name/` inside a packed folder; null if there is no quiz.
 */
export function quizFolderOf(entries: readonly ZipEntry[]): string | null {
  const folders = entries.flatMap(({ name }) => {
    if (SYSTEM.test(name)) return [];
    const [, folder] = /^([^/]+\/)?quiz\.json$/.exec(name) ?? [null, null];
    return folder === null ? [] : [folder ?? ''];
  });
  return folders.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

/** @throws ArchiveRefused, UnpackError */
export async function unpackQuiz(
  entries: readonly ZipEntry[],
  folder: string,
  progress: (fraction: number) => void,
): Promise<UnpackedQuiz> {
  const inFolder = checkedEntries(entries, IMPORT_LIMITS.archiveFiles, IMPORT_LIMITS.unpackedBytes);
  const quizEntry = inFolder.get(folder + QUIZ_ENTRY);
  if (!quizEntry) throw new UnpackError('fileUnreadable');
  const quiz = await whole(quizEntry, IMPORT_LIMITS.unpackedBytes);
  let left = IMPORT_LIMITS.unpackedBytes - quiz.length;
  const named = [...namesIn(quiz)].flatMap((name) => {
    const entry = inFolder.get(folder + name);
    return entry && mediaType(name) !== null ? [{ name, entry }] : [];
  });
  const files = new Map<string, Blob>();
  for (const [index, { name, entry }] of named.entries()) {
    const bytes = await whole(entry, left);
    left -= bytes.length;
    files.set(name, new Blob([bytes], { type: mediaType(name) ?? '' }));
    progress((index + 1) / named.length);
  }
  progress(1);
  return { quiz, files, unread: inFolder.size - 1 - files.size };
}

/**
 * Files by name, without folders and system files. Anything that can only be malicious rejects the archive as
 * a whole.
 */
export function checkedEntries<Entry extends Pick<ZipEntry, 'name' | 'size'>>(
  entries: readonly Entry[],
  limit: number,
  unpackedBytes: number,
): ReadonlyMap<string, Entry> {
  if (entries.length > limit)
    throw new ArchiveRejectedError({ code: 'archiveTooManyFiles', values: { count: entries.length, limit } });
  const unsafe = (name: string) =>
    new ArchiveRejectedError({ code: 'archiveUnsafe', values: { file: shortItem(name) } });
  const files = new Map<string, Entry>();
  for (const entry of entries) {
    const { name } = entry;
    if (isUnsafe(name) || files.has(name)) throw unsafe(name);
    if (!name.endsWith('/') && !SYSTEM.test(name)) files.set(name, entry);
  }
  // Claimed sizes aren't trusted, except to reject an archive that claims too much.
  const claimed = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  if (claimed > unpackedBytes) throw new UnpackError('unpacksTooLarge');
  return files;
}

/** True if a name is empty or could lead out of the folder it's unpacked to. */
function isUnsafe(name: string): boolean {
  return (
    /^\/|^[a-z]:|\\|\p{Cc}/iu.test(name) ||
    name === '' ||
    name.split('/').some((part) => /^\.{1,2}$/.test(part))
  );
}

/** The unpacked file, checked against its checksum. */
export async function whole(entry: ZipEntry, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const damaged = new ArchiveRejectedError({
    code: 'archiveDamaged',
    values: { file: shortItem(entry.name) },
  });
  const bytes = await unpackEntry(entry, limit).catch((error: unknown) => {
    throw error instanceof UnpackError && error.fault === 'fileUnreadable' ? damaged : error;
  });
  if (crc32(bytes) !== entry.checksum) throw damaged;
  return bytes;
}

/** Names of the files that the quiz uses; empty if it can't be read, which its reader reports. */
function namesIn(quiz: Uint8Array): ReadonlySet<string> {
  try {
    const addresses = addressesIn(JSON.parse(new TextDecoder().decode(quiz)) as unknown);
    return new Set([...addresses].filter((address) => archiveAddress(address) !== null));
  } catch {
    return new Set();
  }
}
