// Zstandard, as Anki packs its newer files, within limits.

import { UnpackError } from '#importers/files/zip.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

const MAGIC = 0xfd2fb528;

/**
 * Unpacks at most `limit` bytes. The library starts with the first file that needs it.
 * @throws UnpackError
 */
export async function unzstd(
  packed: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { Decompress } = await import('fzstd');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    if (neededMemory(packed) > IMPORT_LIMITS.unpackedBytes) throw new UnpackError('unpacksTooLarge');
    const reader = new Decompress((chunk) => {
      size += chunk.length;
      if (size > limit) throw new UnpackError('unpacksTooLarge');
      chunks.push(chunk);
    });
    reader.push(packed, true);
  } catch (error) {
    throw error instanceof UnpackError ? error : new UnpackError('fileUnreadable');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Bytes that a reader sets aside for a frame, by its head (RFC 8878, 3.1.1.1): a small file could ask for all. */
function neededMemory(packed: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw new UnpackError('fileUnreadable');
  const descriptor = view.getUint8(4);
  if ((descriptor & 0x20) === 0) {
    const window = view.getUint8(5);
    const base = 2 ** (10 + (window >> 3));
    return base + (base / 8) * (window & 7);
  }
  // The content in one piece: its size comes after the id of a dictionary.
  const at = 5 + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  switch (descriptor >> 6) {
    case 0:
      return view.getUint8(at);
    case 1:
      return view.getUint16(at, true) + 256;
    case 2:
      return view.getUint32(at, true);
    default:
      return Number(view.getBigUint64(at, true));
  }
}
