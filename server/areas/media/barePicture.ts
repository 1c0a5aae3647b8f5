// Pictures reduced to the parts that show something: a walk through each file before it is decoded. Decoders
// unpack texts and profiles as a whole, and a few kilobytes of these can unfold to gigabytes.

import { crc32, inflateSync } from 'node:zlib';
import { avifParts } from '#server/areas/media/bareAvif.ts';
import { type PictureKind, startsWith } from '#server/files/pictureKind.ts';

/** Maximum bytes of a part that only describes the picture; larger ones are dropped. */
const MAX_DESCRIPTION = 16 * 1024;
/** Maximum bytes of a compressed color profile once it's unpacked. */
const MAX_PROFILE = 64 * 1024;
/** Maximum parts that are kept; some encoders write one for each row of pixels. */
const MAX_PARTS = 20_000;

/**
 * Returns the picture with nothing but pixels, color and orientation, and of a moving one the first frame; null
 * if its structure is broken. `kind` is null for AVIF.
 */
export function barePicture(bytes: Buffer, kind: PictureKind | null): Buffer | null {
  const parts = kind ? PARTS[kind](bytes) : avifParts(bytes);
  return parts && Buffer.concat(parts);
}

/** The parts that are kept, by format; null if its structure is broken. */
const PARTS: Readonly<Record<PictureKind, (bytes: Buffer) => readonly Buffer[] | null>> = {
  png: pngParts,
  jpg: jpegParts,
  webp: webpParts,
  gif: gifParts,
};

/** Parts of a PNG that are kept, each of them once except for pixels. */
const PNG_PARTS = [
  'IHDR',
  'PLTE',
  'tRNS',
  'cICP',
  'sRGB',
  'gAMA',
  'cHRM',
  'sBIT',
  'iCCP',
  'eXIf',
  'IDAT',
  'IEND',
];
const PNG_HEAD = 8;

function pngParts(bytes: Buffer): readonly Buffer[] | null {
  const parts = [bytes.subarray(0, PNG_HEAD)];
  const left = new Set(PNG_PARTS);
  for (let at = PNG_HEAD; left.has('IEND'); ) {
    // Length, kind, content, check sum.
    const end = at + 12 <= bytes.length ? at + 12 + bytes.readUInt32BE(at) : Infinity;
    if (end > bytes.length || parts.length > MAX_PARTS) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (left.has('IHDR') !== (kind === 'IHDR')) return null;
    const content = bytes.subarray(at + 8, end - 4);
    if (left.has(kind)) {
      const upright = kind === 'eXIf' && orientationOnly(content);
      if (upright) parts.push(pngPart(kind, upright));
      else if (kind === 'IDAT' || isPngDescription(kind, content)) parts.push(bytes.subarray(at, end));
      if (kind !== 'IDAT') left.delete(kind);
    }
    at = end;
  }
  return parts;
}

function isPngDescription(kind: string, content: Buffer): boolean {
  if (kind === 'eXIf' || content.length > MAX_DESCRIPTION) return false;
  return kind !== 'iCCP' || unpacks(content.subarray(content.indexOf(0) + 2));
}

function unpacks(compressed: Buffer): boolean {
  try {
    return inflateSync(compressed, { maxOutputLength: MAX_PROFILE }).length > 0;
  } catch {
    return false;
  }
}

function pngPart(kind: string, content: Buffer): Buffer {
  const part = Buffer.concat([Buffer.alloc(4), Buffer.from(kind, 'latin1'), content, Buffer.alloc(4)]);
  part.writeUInt32BE(content.length);
  part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
  return part;
}

const JPEG = { scan: 0xda, end: 0xd9, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee } as const;
/** Frames, tables and scans; all other segments describe. */
const isJpegData = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdd);
const EXIF = 'Exif\0\0';
/** The whole profile in one segment: the first of one. */
const WHOLE_PROFILE = 'ICC_PROFILE\0\u0001\u0001';

function jpegParts(bytes: Buffer): readonly Buffer[] | null {
  const parts = [bytes.subarray(0, 2)];
  let [hasScan, hasExif] = [false, false];
  for (let at = nextMarker(bytes, 2); at < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === JPEG.end) return hasScan ? [...parts, bytes.subarray(at, at + 2)] : null;
    const end = at + 4 <= bytes.length ? at + 2 + bytes.readUInt16BE(at + 2) : Infinity;
    if (end > bytes.length || end < at + 4 || parts.length > MAX_PARTS) return null;
    const next = nextMarker(bytes, end);
    const content = bytes.subarray(at + 4, end);
    if (marker === JPEG.app1 && !hasExif && startsWith(content, EXIF)) {
      hasExif = true;
      const upright = orientationOnly(content);
      if (upright) parts.push(jpegSegment(marker, Buffer.concat([Buffer.from(EXIF, 'latin1'), upright])));
    } else if (marker === JPEG.scan) {
      hasScan = true;
      parts.push(bytes.subarray(at, next));
    } else if (isJpegData(marker) || isJpegColor(marker, content)) parts.push(bytes.subarray(at, end));
    at = next;
  }
  // Some cameras leave the end out; the decoder decides whether all pixels are there.
  return hasScan ? parts : null;
}

/** Returns the offset of the next marker, or the end: pixels escape 0xff and contain restart markers. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] as number;
    if (marker > 1 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

function isJpegColor(marker: number, content: Buffer): boolean {
  if (content.length > MAX_DESCRIPTION) return false;
  if (marker === JPEG.app0) return startsWith(content, 'JFIF\0');
  if (marker === JPEG.app14) return startsWith(content, 'Adobe');
  return marker === JPEG.app2 && startsWith(content, WHOLE_PROFILE);
}

function jpegSegment(marker: number, content: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.of(0xff, marker, 0, 0), content]);
  segment.writeUInt16BE(content.length + 2, 2);
  return segment;
}

/** Parts of a WebP that are kept, each of them once: of a moving picture, that's the first frame. */
const WEBP_PIXELS = ['VP8X', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L'];
const WEBP_PARTS = [...WEBP_PIXELS, 'ICCP', 'EXIF'];
const WEBP_HEAD = 12;
/** Flags of the extended header, by the part that they announce. */
const WEBP_FLAGS = { ICCP: 0x20, EXIF: 0x08, 'XMP ': 0x04 } as const;

function webpParts(bytes: Buffer): readonly Buffer[] | null {
  const all = bytes.readUInt32LE(4) + 8;
  if (all > bytes.length) return null;
  const parts: Buffer[] = [];
  const left = new Set(WEBP_PARTS);
  for (let at = WEBP_HEAD; at + 8 <= all; ) {
    const length = bytes.readUInt32LE(at + 4);
    // Parts begin at even offsets.
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > all) return null;
    const kind = bytes.toString('latin1', at, at + 4);
    if (left.delete(kind)) {
      const content = bytes.subarray(at + 8, at + 8 + length);
      const upright = kind === 'EXIF' && orientationOnly(content);
      if (upright) parts.push(riffPart(kind, upright));
      else if (WEBP_PIXELS.includes(kind) || (kind === 'ICCP' && length <= MAX_DESCRIPTION))
        parts.push(riffPart(kind, content));
    }
    at = end;
  }
  const [first] = parts;
  if (!first) return null;
  if (startsWith(first, 'VP8X') && first.length > 8)
    for (const [kind, flag] of Object.entries(WEBP_FLAGS))
      if (!parts.some((part) => startsWith(part, kind))) first.writeUInt8(first.readUInt8(8) & ~flag, 8);
  return [riffPart('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))];
}

function riffPart(kind: string, content: Buffer): Buffer {
  const part = Buffer.concat([
    Buffer.from(kind, 'latin1'),
    Buffer.alloc(4),
    content,
    Buffer.alloc(content.length % 2),
  ]);
  part.writeUInt32LE(content.length, 4);
  return part;
}

const GIF = { extension: 0x21, image: 0x2c, control: 0xf9, end: 0x3b } as const;
/** Bytes of the head and of an image's, before the colors that either may have. */
const GIF_HEAD = 13;
const GIF_IMAGE_HEAD = 10;
/** Bytes of a control extension, which says what is transparent in the next image. */
const GIF_CONTROL = 8;

function gifParts(bytes: Buffer): readonly Buffer[] | null {
  let at = GIF_HEAD + gifColors(bytes[GIF_HEAD - 3]);
  const head = bytes.subarray(0, at);
  let control: Buffer = Buffer.alloc(0);
  while (bytes[at] === GIF.extension) {
    const end = gifBlocksEnd(bytes, at + 2);
    if (bytes[at + 1] === GIF.control && end === at + GIF_CONTROL) control = bytes.subarray(at, end);
    at = end;
  }
  if (bytes[at] !== GIF.image) return null;
  // A byte about the codes of the pixels is in front of them.
  const pixels = at + GIF_IMAGE_HEAD + gifColors(bytes[at + GIF_IMAGE_HEAD - 1]) + 1;
  const end = gifBlocksEnd(bytes, pixels);
  return end <= bytes.length ? [head, control, bytes.subarray(at, end), Buffer.of(GIF.end)] : null;
}

/** Returns the bytes of a list of colors. */
const gifColors = (flags = 0): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Returns the offset after a row of blocks and its mark of the end; beyond the file if it has none. */
function gifBlocksEnd(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}

/** The orientation's number and type in EXIF. */
const ORIENTATION = 0x0112_0003;
const UPRIGHT = 1;

/** Returns EXIF that says nothing but how the picture is turned; null if it's upright. */
function orientationOnly(exif: Buffer): Buffer | null {
  const tiff = startsWith(exif, EXIF) ? exif.subarray(EXIF.length) : exif;
  const orientation = orientationIn(tiff);
  if (orientation <= UPRIGHT || orientation > 8) return null;
  // Big-endian, with one list of one entry.
  const bare = Buffer.from('4d4d002a000000080001011200030000000100000000' + '00000000', 'hex');
  bare.writeUInt16BE(orientation, 18);
  return bare;
}

function orientationIn(tiff: Buffer): number {
  const isLittle = startsWith(tiff, 'II*\0');
  if (tiff.length < 8 || !(isLittle || startsWith(tiff, 'MM\0*'))) return UPRIGHT;
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = list + 2 <= tiff.length ? short(list) : 0;
  for (let at = list + 2; at < list + 2 + count * 12 && at + 12 <= tiff.length; at += 12)
    if (short(at) * 0x1_0000 + short(at + 2) === ORIENTATION) return short(at + 8);
  return UPRIGHT;
}
