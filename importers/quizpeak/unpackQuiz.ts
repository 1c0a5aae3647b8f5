// Unpacks an archive of the project's own within limits: the quiz, and of its files those that the quiz names.

import { archiveAddress, mediaType, QUIZ_ENTRY } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn } from '#importers/quizpeak/quizMedia.ts';
import { crc32, unpackEntry, UnpackError, type ZipEntry } from '#importers/files/zip.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

export class ArchiveRefused extends Error {
  readonly reason: ImportReason;
  constructor(reason: ImportReason) {
    super(reason.code);
    this.reason = reason;
  }
}

export interface UnpackedQuiz {
  readonly quiz: Uint8Array<ArrayBuffer>;
  /** By the names that the quiz has for them. */
  readonly files: ReadonlyMap<string, Blob>;
  /** How many more there are. */
  readonly unread: number;
}

/** Systems add folders of their own when they pack. */
const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/;

/** Where the quiz of the archive lies: '' at its top, `name/` in the folder that was packed; null where it has none. */
export function quizFolderOf(entries: readonly ZipEntry[]): string | null {
  const folders = entries.flatMap(({ name }) => {
    if (SYSTEM.test(name)) return [];
    const [, folder] = /^([^/]+\/)?quiz\.json$/.exec(name) ?? [null, null];
    return folder === null ? [] : [folder ?? ''];
  });
  return folders.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

/** Throws ArchiveRefused and UnpackError. */
export async function unpackQuiz(
  entries: readonly ZipEntry[],
  folder: string,
  progress: (fraction: number) => void,
): Promise<UnpackedQuiz> {
  const inFolder = checked(entries);
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

/** The files by their names, folders and what systems add left out. What can only be meant to do harm is refused as a whole. */
function checked(entries: readonly ZipEntry[]): ReadonlyMap<string, ZipEntry> {
  const { archiveFiles: limit, unpackedBytes } = IMPORT_LIMITS;
  if (entries.length > limit)
    throw new ArchiveRefused({ code: 'archiveTooManyFiles', values: { count: entries.length, limit } });
  const unsafe = (name: string) =>
    new ArchiveRefused({ code: 'archiveUnsafe', values: { file: shortItem(name) } });
  const files = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const { name } = entry;
    if (isUnsafe(name) || files.has(name)) throw unsafe(name);
    if (!name.endsWith('/') && !SYSTEM.test(name)) files.set(name, entry);
  }
  // What it says of itself is not believed, but taken at its word where it says too much.
  const claimed = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  if (claimed > unpackedBytes) throw new UnpackError('unpacksTooLarge');
  return files;
}

/** A name that leads out of the folder it would be unpacked to, or is none. */
function isUnsafe(name: string): boolean {
  return (
    /^\/|^[a-z]:|\\|\p{Cc}/iu.test(name) ||
    name === '' ||
    name.split('/').some((part) => /^\.{1,2}$/.test(part))
  );
}

/** The file as it was packed. */
async function whole(entry: ZipEntry, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const damaged = new ArchiveRefused({ code: 'archiveDamaged', values: { file: shortItem(entry.name) } });
  const bytes = await unpackEntry(entry, limit).catch((error: unknown) => {
    throw error instanceof UnpackError && error.fault === 'fileUnreadable' ? damaged : error;
  });
  if (crc32(bytes) !== entry.checksum) throw damaged;
  return bytes;
}

/** Of the files that the quiz names; none where it can't be read, which its reader says. */
function namesIn(quiz: Uint8Array): ReadonlySet<string> {
  try {
    const addresses = addressesIn(JSON.parse(new TextDecoder().decode(quiz)) as unknown);
    return new Set([...addresses].filter((address) => archiveAddress(address) !== null));
  } catch {
    return new Set();
  }
}
