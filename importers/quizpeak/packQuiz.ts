// Quiz export as one of our own archives: the quiz, and its media on this server.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { archiveName, mediaType, QUIZ_ENTRY } from '#importers/quizpeak/quizArchive.ts';
import { addressesIn, withMedia } from '#importers/quizpeak/quizMedia.ts';
import { type ArchiveFile, packStored } from '#importers/files/zip.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

export interface PackedQuiz {
  readonly file: Blob;
  /**
   * Addresses on this server whose files were left out: they're gone, aren't media, or are too many or too
   * large.
   */
  readonly left: readonly string[];
}

export interface PackOptions {
  /** Returns null for a file that is gone. */
  readonly load: (address: string) => Promise<Blob | null>;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Largest header of a file in the zip format, in bytes. */
const ENTRY_BYTES = 46;

export async function packQuiz(quiz: AuthoredQuiz, options: PackOptions): Promise<PackedQuiz> {
  const room = IMPORT_LIMITS.archiveBytes - sizeOf(QUIZ_ENTRY, encoded(quiz).length);
  const { files, left } = await packMedia(quiz, room, options);
  const packed = new Set(files.map(({ name }) => name));
  const named = withMedia(quiz, (address) => {
    const name = archiveName(address);
    return name !== null && packed.has(name) ? name : address;
  });
  const entries = [{ name: QUIZ_ENTRY, bytes: encoded(named) }, ...files];
  return { file: new Blob([packStored(entries)], { type: 'application/zip' }), left };
}

/** Loads the quiz's files on this server, as many as fit into `room` bytes. */
export async function packMedia(
  quiz: AuthoredQuiz,
  room: number,
  { load, signal, onProgress }: PackOptions,
): Promise<{ readonly files: readonly ArchiveFile[]; readonly left: readonly string[] }> {
  const wanted = [...addressesIn(quiz)].flatMap((address) => {
    const name = archiveName(address);
    return name === null ? [] : [{ address, name }];
  });
  const files: ArchiveFile[] = [];
  const left: string[] = [];
  let free = room;
  for (const [index, { address, name }] of wanted.entries()) {
    signal.throwIfAborted();
    const fits = mediaType(name) !== null && files.length + 1 < IMPORT_LIMITS.archiveFiles;
    const blob = fits ? await load(address) : null;
    const size = sizeOf(name, blob?.size ?? 0);
    if (blob && size <= free) {
      files.push({ name, bytes: new Uint8Array(await blob.arrayBuffer()) });
      free -= size;
    } else left.push(address);
    onProgress((index + 1) / wanted.length);
  }
  return { files, left };
}

function encoded(quiz: AuthoredQuiz): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${JSON.stringify(quiz, null, 2)}\n`);
}

/** Bytes that a file adds to an archive: its own, and two headers with its name. */
function sizeOf(name: string, bytes: number): number {
  return bytes + 2 * (new TextEncoder().encode(name).length + ENTRY_BYTES);
}
