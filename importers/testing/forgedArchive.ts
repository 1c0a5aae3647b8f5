// Archives that no program would write: with a duplicate name, or with a name that JavaScript reserves.

import { type ArchiveFile, packStored } from '#importers/files/zip.ts';

/** Packs the files under names of the same length, and then writes their own names over these. */
export function forgedArchive(files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> {
  const stand = files.map(({ name }, index) => `${index}`.padEnd(name.length, '~'));
  const packed = packStored(files.map(({ bytes }, index) => ({ name: stand[index] ?? '', bytes })));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const forged = files.reduce((all, { name }, index) => all.replaceAll(stand[index] ?? '', name), text);
  return Uint8Array.from(forged, (character) => character.charCodeAt(0));
}

/** Overwrites a field of a file's directory entry, as the author of an archive could. */
export function claimed(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  at: number,
  value: number,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer);
  const text = new TextDecoder('latin1').decode(bytes);
  view.setUint32(text.lastIndexOf(name) - 46 + at, value, true);
  return bytes;
}
