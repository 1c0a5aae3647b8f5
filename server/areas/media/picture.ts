// Picture encoder: decodes uploads and re-encodes them in each width, so that only what they show is kept.

import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import { barePicture } from '#server/areas/media/barePicture.ts';
import { pictureKindOf } from '#server/files/pictureKind.ts';
import { OperationError } from '#server/operations/context.ts';

export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  /** The encoded picture by the suffix of its name: '' is the widest, '-200' the one 200 pixels wide. */
  readonly versions: ReadonlyMap<string, Buffer>;
}

/**
 * Maximum bytes of a decoded picture, which some formats hold in memory as a whole: 50 megapixels from a
 * phone, 40 with transparency.
 */
const MAX_DECODED = 160 * 1024 * 1024;
/** AVIF needs several times as much: 36 megapixels of one color, a file of a few kilobytes, took 660 MB. */
const AVIF_FACTOR = 4;
/** Tall pictures are limited to this multiple of the width, which is all the room there is to draw them. */
const TALLEST = 2;
const QUALITY = 82;
const SOURCE: SharpOptions = { failOn: 'error', limitInputPixels: MEDIA_LIMITS.side ** 2 };
/**
 * Decoders of the accepted formats. All others are blocked, whatever a file claims to be: SVG, PDF, TIFF, raw
 * data.
 */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

/** Loaded with the first picture, because most runs of the server only play games. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  // Applies to the whole process, so it is set every time, whatever other code has unblocked.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // One picture at a time on one thread, and no cache: the other processors are for the games.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** @throws OperationError for files that can't be decoded, or would take too much memory */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  const bytes = barePicture(file, pictureKindOf(file));
  if (!bytes) throw new OperationError('media.NOT_A_PICTURE_OR_SOUND');
  const sharp = await decoder();
  await understood(refuseLarge(sharp(bytes, { ...SOURCE, limitInputPixels: false })));
  const { data, info } = await understood(
    decoded(within(sharp(bytes, SOURCE).autoOrient(), UPLOAD_WIDTHS.at(-1) as number)),
  );
  return versionsOf(data, info);
}

/** A part of a picture, in pixels after the turn. */
export interface Cut {
  /** Degrees, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Encodes a part of a stored picture. @throws OperationError when it reaches beyond the picture */
export async function cutPicture(kept: Buffer, { turn, box }: Cut): Promise<EncodedPicture> {
  const sharp = await decoder();
  const turned = await understood(decoded(sharp(kept, SOURCE).rotate(turn)));
  const { width, height, channels } = turned.info;
  if (box.left + box.width > width || box.top + box.height > height)
    throw new OperationError('media.OUTSIDE');
  const { data, info } = await understood(
    // A slice of a wide picture may be taller than the limit for kept pictures.
    decoded(
      within(
        sharp(turned.data, { raw: { width, height, channels } }).extract(box),
        UPLOAD_WIDTHS.at(-1) as number,
      ),
    ),
  );
  return versionsOf(data, info);
}

const decoded = (picture: Sharp) =>
  picture.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });

async function versionsOf(data: Buffer, { width, height, channels }: OutputInfo): Promise<EncodedPicture> {
  const sharp = await decoder();
  const versions = new Map<string, Buffer>();
  for (const wide of UPLOAD_WIDTHS) {
    if (wide >= width) break;
    versions.set(`-${wide}`, await written(within(sharp(data, { raw: { width, height, channels } }), wide)));
  }
  const whole = await written(sharp(data, { raw: { width, height, channels } }));
  return { width, height, versions: versions.set('', whole) };
}

function within(picture: Sharp, width: number): Sharp {
  const box = { width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true } as const;
  return picture.resize(box);
}

const written = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();

/** Reads only the head of the file. */
async function refuseLarge(picture: Sharp): Promise<void> {
  const { width, height, channels, depth, format } = await picture.metadata();
  const perPixel = channels * (depth === 'uchar' ? 1 : 2) * (format === 'heif' ? AVIF_FACTOR : 1);
  const decoded = width * height * perPixel;
  if (Math.max(width, height) > MEDIA_LIMITS.side || decoded > MAX_DECODED)
    throw new OperationError('media.TOO_MANY_PIXELS');
}

/** Any error while decoding an uploaded file is the file's fault. */
async function understood<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new OperationError('media.NOT_A_PICTURE_OR_SOUND');
  }
}
