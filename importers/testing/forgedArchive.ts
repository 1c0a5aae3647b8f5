// Archives that no program would write: with one name twice, or with one that JavaScript keeps for itself.

import { type ArchiveFile, packStored } from '#importers/files/zip.ts';

/** Packs the files under names of the same length, and writes their own over these. */
export function forgedArchive(files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> {
  const stand = files.map(({ name }, index) => `${index}`.padEnd(name.length, '~'));
  const packed = packStored(files.map(({ bytes }, index) => ({ name: stand[index] ?? '', bytes })));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const forged = files.reduce((all, { name }, index) => all.replaceAll(stand[index] ?? '', name), text);
  return Uint8Array.from(forged, (character) => character.charCodeAt(0));
}
