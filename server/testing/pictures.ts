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
