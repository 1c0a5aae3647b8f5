// Quiz export as a content package of QTI 3.0: a zip with a manifest, a test, items and media.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { createZipWriter } from '#importers/files/zipWriter.ts';
import { packMedia, type PackedQuiz, type PackOptions } from '#importers/quizpeak/packQuiz.ts';
import { archiveName } from '#importers/quizpeak/quizArchive.ts';
import { addressOf, packageDocuments } from '#importers/qti/writing/packageXml.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

export async function packQti(quiz: AuthoredQuiz, options: PackOptions): Promise<PackedQuiz> {
  // No quiz comes with a cover here.
  const { cover: _, ...held } = quiz;
  const room = IMPORT_LIMITS.archiveBytes - IMPORT_LIMITS.fileBytes;
  const { files, left } = await packMedia(held, room, options);
  const documents = packageDocuments(
    held,
    files.map(({ name }) => name),
    hrefOf,
  );
  const zip = createZipWriter();
  const encoder = new TextEncoder();
  for (const { name, xml } of documents) zip.add(name, new Uint8Array(encoder.encode(xml)), true);
  for (const { name, bytes } of files) zip.add(name, bytes);
  return { file: zip.finish('application/zip'), left };
}

/** Items and stimuli are in a folder beside those of the media. */
function hrefOf(url: string): string {
  const name = archiveName(url);
  return name === null ? url : `../${addressOf(name)}`;
}
