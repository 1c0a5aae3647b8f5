// Quiz export as a content package of QTI 3.0: a zip with a manifest, a test, items and media.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { createZipWriter } from '#importers/files/zipWriter.ts';
import { packMedia, type PackedQuiz, type PackOptions } from '#importers/quizpeak/packQuiz.ts';
import { archiveName } from '#importers/quizpeak/quizArchive.ts';
import { addressOf, packageDocuments } from '#importers/qti/writing/packageXml.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

/** Documents between two chances for the page to react. */
const PAUSE_EVERY = 25;

export async function packQti(quiz: AuthoredQuiz, options: PackOptions): Promise<PackedQuiz> {
  const { signal, onProgress } = options;
  // QTI has no place for a cover.
  const { cover: _, ...held } = quiz;
  const room = IMPORT_LIMITS.archiveBytes - IMPORT_LIMITS.fileBytes;
  const { files, left } = await packMedia(held, room, {
    ...options,
    onProgress: (fraction) => onProgress(fraction / 2),
  });
  const documents = packageDocuments(
    held,
    files.map(({ name }) => name),
    hrefOf,
  );
  const zip = createZipWriter();
  const encoder = new TextEncoder();
  for (const [index, { name, write }] of documents.entries()) {
    if (index % PAUSE_EVERY === 0) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      onProgress((1 + index / documents.length) / 2);
    }
    zip.add(name, new Uint8Array(encoder.encode(write())), true);
  }
  for (const { name, bytes } of files) zip.add(name, bytes);
  return { file: zip.finish('application/zip'), left };
}

/** Items and stimuli are in a folder beside those of the media. */
function hrefOf(url: string): string {
  const name = archiveName(url);
  return name === null ? url : `../${addressOf(name)}`;
}
