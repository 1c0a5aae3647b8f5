// Layout of a library in one file (docs/quiz-format.md): an archive with a manifest, and next to it quizzes,
// games and meme sets as JSON, and each file of their media once.

import * as z from 'zod/mini';
import { type BlobEntry, readBlobEntries, UnpackError } from '#importers/files/zip.ts';
import { ArchiveRejectedError, checkedEntries, whole } from '#importers/quizpeak/unpackQuiz.ts';

// The content security policy forbids eval, which the validator would try otherwise.
z.config({ jitless: true });

export const LIBRARY_TYPE = 'application/zip';
export const MANIFEST_ENTRY = 'library.json';
const FORMAT = 'quizpeak-library';
/** Version of the layout that this code writes. */
const VERSION = 1;

const MB = 1024 * 1024;
export const LIBRARY_LIMITS = {
  /** Bytes of the file, and of what it unpacks to. */
  bytes: 2_000 * MB,
  unpackedBytes: 4_000 * MB,
  /** Files in the archive. */
  files: 40_000,
  manifestBytes: 16 * MB,
  /** Bytes of one quiz, game or meme set, and of one file of media: the server takes no larger ones. */
  documentBytes: 24 * MB,
  mediaBytes: 20 * MB,
} as const;

const Count = z.int().check(z.minimum(0));
const Title = z.string().check(z.maxLength(1_000));
const File = z.string().check(z.maxLength(200));
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(LIBRARY_LIMITS.files));

/** Objects may have more fields, which a later version writes. */
const Manifest = z.looseObject({
  format: z.literal(FORMAT),
  version: Count,
  savedAt: z.int(),
  quizzes: listOf(
    z.looseObject({
      id: z.string(),
      title: Title,
      questions: Count,
      file: File,
      folder: z.exactOptional(Title),
      archived: z.exactOptional(z.literal(true)),
    }),
  ),
  games: listOf(
    z.looseObject({
      title: Title,
      quizId: z.string().check(z.regex(/^[0-9a-z-]{1,40}$/)),
      type: z.string(),
      startedAt: z.nullable(z.int()),
      endedAt: z.int(),
      file: File,
    }),
  ),
  memeSets: listOf(z.looseObject({ name: Title, file: File })),
});

export type LibraryManifest = z.output<typeof Manifest>;
export type LibraryGame = LibraryManifest['games'][number];

/** notALibrary: another kind of file. newer: made by a later version. unsafe: it can only be malicious. */
export const LIBRARY_FAULTS = ['notALibrary', 'newer', 'damaged', 'unsafe', 'tooLarge'] as const;
export type LibraryFault = (typeof LIBRARY_FAULTS)[number];

export class LibraryFileError extends Error {
  readonly fault: LibraryFault;
  constructor(fault: LibraryFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface LibraryFile {
  readonly manifest: LibraryManifest;
  /** Number of files of media. */
  readonly media: number;
  /**
   * Returns an unpacked file; null if the archive has none with this name.
   * @throws LibraryFileError if it's damaged or larger than `limit`
   */
  readonly read: (name: string, limit: number) => Promise<Uint8Array<ArrayBuffer> | null>;
}

export function manifestText(manifest: Omit<LibraryManifest, 'format' | 'version'>): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...manifest }, null, 2);
}

/** @throws LibraryFileError */
export async function openLibraryFile(file: Blob): Promise<LibraryFile> {
  if (file.size > LIBRARY_LIMITS.bytes) throw new LibraryFileError('tooLarge');
  const entries = await entriesOf(file);
  const read: LibraryFile['read'] = async (name, limit) => {
    const entry = entries.get(name);
    if (!entry) return null;
    try {
      return await whole({ ...entry, packed: await entry.read() }, limit);
    } catch (error) {
      throw faultOf(error);
    }
  };
  const bytes = await read(MANIFEST_ENTRY, LIBRARY_LIMITS.manifestBytes);
  if (!bytes) throw new LibraryFileError('notALibrary');
  const manifest = Manifest.safeParse(parsed(bytes));
  if (!manifest.success) throw new LibraryFileError('notALibrary');
  if (manifest.data.version > VERSION) throw new LibraryFileError('newer');
  const media = [...entries.keys()].filter((name) => /^(?:media|uploads)\//.test(name)).length;
  return { manifest: manifest.data, media, read };
}

async function entriesOf(file: Blob): Promise<ReadonlyMap<string, BlobEntry>> {
  try {
    const { files, unpackedBytes } = LIBRARY_LIMITS;
    return checkedEntries(await readBlobEntries(file), files, unpackedBytes);
  } catch (error) {
    const fault = faultOf(error);
    throw fault.fault === 'damaged' ? new LibraryFileError('notALibrary') : fault;
  }
}

function faultOf(error: unknown): LibraryFileError {
  if (error instanceof UnpackError)
    return new LibraryFileError(error.fault === 'unpacksTooLarge' ? 'tooLarge' : 'damaged');
  if (!(error instanceof ArchiveRejectedError)) return new LibraryFileError('damaged');
  const { code } = error.reason;
  if (code === 'archiveUnsafe') return new LibraryFileError('unsafe');
  return new LibraryFileError(code === 'archiveTooManyFiles' ? 'tooLarge' : 'damaged');
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
