// Pictures: decoded, and encoded anew in each width, so that nothing of the file that came is kept but what it shows.

import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { UPLOAD_WIDTHS } from '#core/content/media.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import { OperationError } from '#server/operations/context.ts';

export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  /** The picture by the end of its name: '' is the widest, '-200' one of 200 pixels. */
  readonly versions: ReadonlyMap<string, Buffer>;
}

/** Bytes of a whole decoded picture, which some kinds need at once: 50 megapixels of a telephone, 40 of what shines through. */
const MOST_DECODED = 160 * 1024 * 1024;
/** AVIF needs some times as many: 36 megapixels of one colour, a file of some kilobytes, took 660 MB. */
const AVIF_FACTOR = 4;
/** A tall picture is kept no taller than so many times the width: what draws it has only so much room. */
const TALLEST = 2;
const QUALITY = 82;
const SOURCE: SharpOptions = { failOn: 'error', limitInputPixels: MEDIA_LIMITS.side ** 2 };
/** Seconds for each step. */
const MOST_SECONDS = 15;
/** What decodes the kinds that are taken. Everything else is shut, whatever a file says of itself: SVG, PDF, TIFF, raw data. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`);

/** Read when the first picture comes: most starts are of games alone. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  // Of the whole process: each time, whatever else in it has opened since.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // One picture at a time on one thread, and nothing of it is kept: the other processors are for the games.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** @throws OperationError for what can't be decoded, or would take too much memory */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const sharp = await decoder();
  await understood(refuseLarge(sharp(bytes, { ...SOURCE, limitInputPixels: false })));
  const { data, info } = await understood(
    decoded(within(sharp(bytes, SOURCE).autoOrient(), UPLOAD_WIDTHS.at(-1) as number)),
  );
  return versionsOf(data, info);
}

/** A part of a picture; pixels of the picture once it is turned. */
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

/** Encodes a part of a picture that is kept. @throws OperationError where it reaches beyond the picture */
export async function cutPicture(kept: Buffer, { turn, box }: Cut): Promise<EncodedPicture> {
  const sharp = await decoder();
  const turned = await understood(decoded(sharp(kept, SOURCE).rotate(turn)));
  const { width, height, channels } = turned.info;
  if (box.left + box.width > width || box.top + box.height > height)
    throw new OperationError('media.OUTSIDE');
  const { data, info } = await understood(
    // A slice out of a wide picture may be taller than pictures are kept.
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
  return picture.resize(box).timeout({ seconds: MOST_SECONDS });
}

const written = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: QUALITY, smartSubsample: true }).timeout({ seconds: MOST_SECONDS }).toBuffer();

/** Looks at the head of the file alone. */
async function refuseLarge(picture: Sharp): Promise<void> {
  const { width, height, channels, depth, format } = await picture.metadata();
  const perPixel = channels * (depth === 'uchar' ? 1 : 2) * (format === 'heif' ? AVIF_FACTOR : 1);
  const decoded = width * height * perPixel;
  if (Math.max(width, height) > MEDIA_LIMITS.side || decoded > MOST_DECODED)
    throw new OperationError('media.TOO_MANY_PIXELS');
}

/** What goes wrong while a file of somebody's is decoded is wrong with the file. */
async function understood<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new OperationError('media.NOT_A_PICTURE_OR_SOUND');
  }
}
