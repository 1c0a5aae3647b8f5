// Parts of picture files, for tests that build hostile ones.

import { crc32 } from 'node:zlib';

export function pngPart(kind: string, content: Buffer): Buffer {
  const part = Buffer.concat([Buffer.alloc(4), Buffer.from(kind), content, Buffer.alloc(4)]);
  part.writeUInt32BE(content.length);
  part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
  return part;
}

/** A PNG with these parts after its head. */
export const pngWith = (png: Buffer, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)]);

export function jpegPart(marker: number, content: Buffer): Buffer {
  const part = Buffer.concat([Buffer.of(0xff, marker, 0, 0), content]);
  part.writeUInt16BE(content.length + 2, 2);
  return part;
}

/** A JPEG with these parts at its start. */
export const jpegWith = (jpeg: Buffer, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);

export function riffPart(kind: string, content: Buffer): Buffer {
  const part = Buffer.concat([Buffer.from(kind), Buffer.alloc(4), content, Buffer.alloc(content.length % 2)]);
  part.writeUInt32LE(content.length, 4);
  return part;
}

/** EXIF with an orientation after another entry, and with this text behind the entries. */
export function exif(orientation: number, text: Buffer, order: 'II' | 'MM' = 'II'): Buffer {
  const head = Buffer.alloc(38);
  const short = (value: number, at: number) =>
    order === 'II' ? head.writeUInt16LE(value, at) : head.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? head.writeUInt32LE(value, at) : head.writeUInt32BE(value, at);
  head.write(order);
  short(42, 2);
  long(8, 4);
  short(2, 8);
  // The copyright, and the orientation.
  for (const [at, kind, type, count] of [
    [10, 0x8298, 2, text.length],
    [22, 0x0112, 3, 1],
  ] as const) {
    short(kind, at);
    short(type, at + 2);
    long(count, at + 4);
  }
  long(38, 18);
  short(orientation, 30);
  return Buffer.concat([head, text]);
}

/** Blocks of a GIF that hold this content, and their end. */
function gifBlocks(content: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < content.length; at += 255) {
    const block = content.subarray(at, at + 255);
    blocks.push(Buffer.of(block.length), block);
  }
  return Buffer.concat([...blocks, Buffer.of(0)]);
}

/** An extension: 0xfe is a comment, 0xff an application's. */
export const gifExtension = (label: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.of(0x21, label), gifBlocks(content)]);

const GIF_HEAD = 13;
/** A GIF with these parts between its head, with the colors, and the rest, and others before its end. */
export function gifWith(gif: Buffer, before: readonly Buffer[], after: readonly Buffer[] = []): Buffer {
  const flags = gif.readUInt8(10);
  const head = GIF_HEAD + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  return Buffer.concat([
    gif.subarray(0, head),
    ...before,
    gif.subarray(head, -1),
    ...after,
    gif.subarray(-1),
  ]);
}

/** An AVIF, as sharp writes one without transparency, with its last `bytes` of AV1 so many times more. */
export function avifWith(avif: Buffer, bytes: number, times: number): Buffer {
  const more = Buffer.alloc(bytes * times, avif.subarray(-bytes));
  const longer = Buffer.concat([avif, more]);
  // The lengths of the data, which is the last box, and of the item in it.
  for (const at of [avif.lastIndexOf('mdat') - 4, avif.indexOf('iloc') + 26])
    longer.writeUInt32BE(longer.readUInt32BE(at) + more.length, at);
  return longer;
}
