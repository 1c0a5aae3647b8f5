// Content packages with QTI: a zip with a manifest, items and media. Opens their documents and media files.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { decodeText } from '#importers/files/decodeText.ts';
import { type PictureSize, pictureSize } from '#importers/files/pictureSize.ts';
import { UnpackError, type ZipEntry } from '#importers/files/zip.ts';
import { ArchiveRejectedError, checkedEntries, whole } from '#importers/quizpeak/unpackQuiz.ts';
import { mediaType } from '#importers/quizpeak/quizArchive.ts';
import { QTI_ROOT } from '#importers/qti/qtiRoot.ts';
import { IMPORT_LIMITS, type ImportSource } from '#importers/types.ts';

/** What is in a package besides its media. */
export class QtiPackage {
  /** Texts of its documents, by name. */
  readonly documents: ReadonlyMap<string, string>;
  /** Sizes of its pictures, by name. */
  readonly pictureSizes: ReadonlyMap<string, PictureSize>;
  /** Lines whose encoding was guessed. */
  readonly guessedLines: number;

  constructor(
    documents: ReadonlyMap<string, string>,
    pictureSizes: ReadonlyMap<string, PictureSize>,
    guessedLines: number,
  ) {
    this.documents = documents;
    this.pictureSizes = pictureSizes;
    this.guessedLines = guessedLines;
  }
}

const DOCUMENT = /\.(?:xml|qti|dat)$/i;
const MANIFEST = /(?:^|\/)imsmanifest\.xml$/i;
/** Files that only workbooks and other documents have. */
const OTHERS = /^(?:\[Content_Types\]\.xml$|(?:xl|word|ppt|META-INF)\/|mimetype$|.*\.json$)/;

/** Documents are kept in memory, and take several times their size. */
const TOO_LARGE = new ArchiveRejectedError({
  code: 'unpacksTooLarge',
  values: { limitMb: IMPORT_LIMITS.fileBytes / 1024 ** 2 },
});

/** True if the archive has a manifest, or documents and nothing that tells it's something else. */
export function isQtiPackage(entries: readonly ZipEntry[]): boolean {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  return has(MANIFEST) || (has(DOCUMENT) && !has(OTHERS));
}

/** @throws ArchiveRejectedError, UnpackError */
export async function openQtiPackage(
  entries: readonly ZipEntry[],
  progress: (fraction: number) => void,
): Promise<Pick<ImportSource, 'contents' | 'files'>> {
  // Each question is a document of its own.
  const filesMax = IMPORT_LIMITS.archiveFiles + CONTENT_LIMITS.questionsMax;
  const checked = checkedEntries(entries, filesMax, IMPORT_LIMITS.unpackedBytes);
  const documents = new Map<string, string>();
  let guessed = 0;
  let left: number = IMPORT_LIMITS.fileBytes;
  for (const [name, entry] of checked) {
    if (!DOCUMENT.test(name)) continue;
    const bytes = await whole(entry, left).catch((error: unknown) => {
      throw error instanceof UnpackError && error.fault === 'unpacksTooLarge' ? TOO_LARGE : error;
    });
    left -= bytes.length;
    const { text, guessedLines } = decodeText(bytes);
    guessed += guessedLines;
    documents.set(name, text);
  }
  const names = [...documents.keys()];
  const isPackage =
    names.some((name) => MANIFEST.test(name)) ||
    Array.from(documents.values()).some((text) => QTI_ROOT.test(text));
  if (!isPackage) throw new UnpackError('fileUnreadable');
  const { files, pictureSizes } = await openMedia(checked, progress);
  return { contents: new QtiPackage(documents, pictureSizes, guessed), files };
}

async function openMedia(
  entries: ReadonlyMap<string, ZipEntry>,
  progress: (fraction: number) => void,
): Promise<{ files: ReadonlyMap<string, Blob>; pictureSizes: ReadonlyMap<string, PictureSize> }> {
  const files = new Map<string, Blob>();
  const pictureSizes = new Map<string, PictureSize>();
  const media = [...entries].filter(([name]) => mediaType(name) !== null);
  let left: number = IMPORT_LIMITS.unpackedBytes;
  for (const [index, [name, entry]] of media.entries()) {
    const bytes = await whole(entry, left);
    left -= bytes.length;
    files.set(name, new Blob([bytes], { type: mediaType(name) ?? '' }));
    const size = pictureSize(bytes);
    if (size) pictureSizes.set(name, size);
    progress((index + 1) / media.length);
  }
  return { files, pictureSizes };
}
