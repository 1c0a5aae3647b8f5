// The parts of the zip format that workbooks and quizzes need. The browser inflates, but within our own
// limits.

import { zipSync } from 'fflate';

export type UnpackFault = 'fileUnreadable' | 'unpacksTooLarge' | 'sheetTooLarge';

export class UnpackError extends Error {
  readonly fault: UnpackFault;
  constructor(fault: UnpackFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** CRC-32 and size of the unpacked bytes, as the archive states them. */
  readonly checksum: number;
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

/** A file in an archive that isn't in memory; `read` resolves with its packed bytes. */
export interface BlobEntry extends Omit<ZipEntry, 'packed'> {
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const COMMENT_MAX = 65_535;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads the archive's directory, without unpacking any file.
 * @throws UnpackError
 */
export function readEntries(archive: Uint8Array<ArrayBuffer>): ZipEntry[] {
  try {
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== CENTRAL) throw new UnpackError('fileUnreadable');
      entries.push(readEntry(archive, view, at));
      at +=
        CENTRAL_SIZE +
        view.getUint16(at + 28, true) +
        view.getUint16(at + 30, true) +
        view.getUint16(at + 32, true);
    }
    return entries;
  } catch {
    // Includes the view's RangeError, for an archive that points outside itself.
    throw new UnpackError('fileUnreadable');
  }
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - COMMENT_MAX; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new UnpackError('fileUnreadable');
}

function readEntry(archive: Uint8Array<ArrayBuffer>, view: DataView, at: number): ZipEntry {
  const { nameLength: _, local, packedSize, ...entry } = readHead(archive, view, at);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (view.getUint32(local, true) !== LOCAL || start + packedSize > archive.length) {
    throw new UnpackError('fileUnreadable');
  }
  return { ...entry, packed: archive.subarray(start, start + packedSize) };
}

/** A file's entry in the directory, which is at `at`. */
function readHead(directory: Uint8Array<ArrayBuffer>, view: DataView, at: number) {
  const method = view.getUint16(at + 10, true);
  const known = method === STORED || method === DEFLATED;
  const encrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0;
  if (!known || encrypted) throw new UnpackError('fileUnreadable');
  const nameLength = view.getUint16(at + 28, true);
  const nameStart = at + CENTRAL_SIZE;
  return {
    name: new TextDecoder().decode(directory.subarray(nameStart, nameStart + nameLength)),
    nameLength,
    method,
    checksum: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    local: view.getUint32(at + 42, true),
  };
}

/** Bytes of the largest directory that is read: half a million files. */
const DIRECTORY_MAX = 32 * 1024 * 1024;

/**
 * Like `readEntries`, for an archive that may be larger than memory: reads the directory, and a file when it's
 * asked for.
 * @throws UnpackError
 */
export async function readBlobEntries(archive: Blob): Promise<readonly BlobEntry[]> {
  try {
    const tail = await bytesOf(archive.slice(-(END_SIZE + COMMENT_MAX)));
    const ending = new DataView(tail.buffer);
    const end = findEnd(ending);
    const [size, start] = [ending.getUint32(end + 12, true), ending.getUint32(end + 16, true)];
    if (size > DIRECTORY_MAX || start + size > archive.size) throw new UnpackError('fileUnreadable');
    const directory = await bytesOf(archive.slice(start, start + size));
    const view = new DataView(directory.buffer);
    const entries: BlobEntry[] = [];
    for (let at = 0, index = ending.getUint16(end + 10, true); index > 0; index -= 1) {
      if (view.getUint32(at, true) !== CENTRAL) throw new UnpackError('fileUnreadable');
      const { nameLength, local, packedSize, ...entry } = readHead(directory, view, at);
      entries.push({ ...entry, read: () => readPacked(archive, local, packedSize) });
      at += CENTRAL_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch {
    throw new UnpackError('fileUnreadable');
  }
}

async function readPacked(
  archive: Blob,
  local: number,
  packedSize: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = new DataView((await bytesOf(archive.slice(local, local + LOCAL_SIZE))).buffer);
  if (head.byteLength < LOCAL_SIZE || head.getUint32(0, true) !== LOCAL)
    throw new UnpackError('fileUnreadable');
  const start = local + LOCAL_SIZE + head.getUint16(26, true) + head.getUint16(28, true);
  if (start + packedSize > archive.size) throw new UnpackError('fileUnreadable');
  return bytesOf(archive.slice(start, start + packedSize));
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/**
 * Unpacks at most `limit` bytes, because the sizes that an archive states aren't trusted.
 * @throws UnpackError
 */
export async function unpackEntry(
  { method, packed }: Pick<ZipEntry, 'method' | 'packed'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = method === STORED ? packed : await inflate(packed, limit);
  if (bytes.length > limit) throw new UnpackError('unpacksTooLarge');
  return bytes;
}

async function inflate(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnpackError('fileUnreadable');
    });
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel().catch(() => undefined);
      throw new UnpackError('unpacksTooLarge');
    }
    chunks.push(value);
  }
  return joined(chunks, size);
}

/** Packs the files into an archive, without compression. */
export function packStored(files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> {
  // The time of packing doesn't matter: this is the first day in the format.
  const options = { level: 0, mtime: new Date(1980, 0, 1) } as const;
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), options);
}

function joined(parts: readonly Uint8Array<ArrayBuffer>[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The format's checksum. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
