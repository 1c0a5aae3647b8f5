// The zip format as far as workbooks and quizzes need it: the browser inflates by itself, within limits that are ours.

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
  /** CRC-32 of the unpacked bytes, and their number, as the archive has them. */
  readonly checksum: number;
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
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
/** Of the format: 2.0. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day that the format knows: nobody needs to know when a file was packed. */
const FIRST_DAY = 0x0021;

/** The files that the archive's directory names, none of them unpacked. Throws UnpackError. */
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
    // Also a RangeError of the view: the archive points outside itself.
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
  const method = view.getUint16(at + 10, true);
  const packedSize = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const known = method === STORED || method === DEFLATED;
  const encrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0;
  if (!known || encrypted || view.getUint32(local, true) !== LOCAL || start + packedSize > archive.length) {
    throw new UnpackError('fileUnreadable');
  }
  const nameStart = at + CENTRAL_SIZE;
  const name = new TextDecoder().decode(
    archive.subarray(nameStart, nameStart + view.getUint16(at + 28, true)),
  );
  return {
    name,
    method,
    checksum: view.getUint32(at + 16, true),
    size: view.getUint32(at + 24, true),
    packed: archive.subarray(start, start + packedSize),
  };
}

/** At most `limit` bytes: what an archive says of its sizes is not believed. Throws UnpackError. */
export async function unpackEntry(
  { method, packed }: ZipEntry,
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

/** An archive of the files as they are, without compression. */
export function packStored(files: readonly ArchiveFile[]): ArrayBuffer {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const nameBytes = new TextEncoder().encode(name);
    const checksum = crc32(bytes);
    const local = header(LOCAL_SIZE, LOCAL, [
      [4, VERSION],
      [6, UTF8_NAMES],
      [12, FIRST_DAY],
      [14, checksum],
      [18, bytes.length],
      [22, bytes.length],
      [26, nameBytes.length],
    ]);
    directory.push(
      header(CENTRAL_SIZE, CENTRAL, [
        [6, VERSION],
        [8, UTF8_NAMES],
        [14, FIRST_DAY],
        [16, checksum],
        [20, bytes.length],
        [24, bytes.length],
        [28, nameBytes.length],
        [42, offset],
      ]),
      nameBytes,
    );
    parts.push(local, nameBytes, bytes);
    offset += local.length + nameBytes.length + bytes.length;
  }
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0);
  const end = header(END_SIZE, END, [
    [8, files.length | (files.length << 16)],
    [12, directorySize],
    [16, offset],
  ]);
  return joined([...parts, ...directory, end], offset + directorySize + END_SIZE).buffer;
}

function header(
  size: number,
  signature: number,
  fields: readonly (readonly [offset: number, value: number])[],
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  for (const [at, value] of fields) view.setUint32(at, value, true);
  return bytes;
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

/** The checksum that the format has. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
