/** Any bytes and any damage, which must not get a picture further than a refusal. */

import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { barePicture } from '#server/areas/media/barePicture.ts';
import { encodePicture } from '#server/areas/media/picture.ts';
import { pictureKindOf } from '#server/files/pictureKind.ts';
import { OperationError } from '#server/operations/context.ts';
import { exif, jpegPart, jpegWith } from '#server/testing/pictures.ts';

const plain = sharp({
  create: {
    width: 30,
    height: 20,
    channels: 4,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
    background: '#0000',
  },
});
const turned = Buffer.concat([Buffer.from('Exif\0\0'), exif(6, Buffer.from('text'))]);
const frames = await Promise.all(
  ['#f00', '#0f08'].map((background) =>
    sharp({ create: { width: 30, height: 20, channels: 4, background } })
      .png()
      .toBuffer(),
  ),
);
const moving = sharp(frames, { join: { animated: true } });
const FILES = [
  await plain.clone().png().withIccProfile('p3').toBuffer(),
  jpegWith(await plain.clone().jpeg().toBuffer(), jpegPart(0xe1, turned)),
  await plain.clone().webp().withIccProfile('p3').toBuffer(),
  await moving.clone().webp().toBuffer(),
  await moving.clone().gif().toBuffer(),
  await plain.clone().gif().toBuffer(),
  await plain
    .clone()
    .avif({ effort: 0 })
    .withExif({ IFD0: { Copyright: 'text' } })
    .toBuffer(),
];
/** Bytes by which the frame of a bare picture may be larger than the file's: padding, and an orientation's. */
const FRAME = 32;

const file = fc.constantFrom(...FILES);
/** Bytes that are overwritten, taken out and put in. */
const damage = fc.array(
  fc.record({
    place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    removed: fc.nat(8),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc.constantFrom(Uint8Array.of(0xff, 0xff, 0xff, 0xff), Uint8Array.of(0, 0, 0, 0), Uint8Array.of(0x7f)),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);
const damaged = fc.tuple(file, damage).map(([bytes, all]) =>
  all.reduce((left, { place, removed, put }) => {
    const at = Math.floor(place * left.length);
    return Buffer.concat([left.subarray(0, at), put, left.subarray(at + removed)]);
  }, bytes),
);
const shortened = fc
  .tuple(file, fc.integer({ min: 1, max: 3_000 }))
  .map(([bytes, length]) => bytes.subarray(0, length));
/** Anything behind the first bytes of a picture. */
const anything = fc
  .tuple(file, fc.nat(64), fc.uint8Array({ maxLength: 2_000 }))
  .map(([bytes, length, rest]) => Buffer.concat([bytes.subarray(0, length), rest]));

const bare = (bytes: Buffer) => barePicture(bytes, pictureKindOf(bytes));

it('leaves no more of any file than it has, and nothing to drop', () => {
  const isLess = (bytes: Buffer): void => {
    const left = bare(bytes);
    if (!left) return;
    expect(left.length).toBeLessThanOrEqual(bytes.length + FRAME);
    expect(bare(left)).toEqual(left);
  };
  fc.assert(fc.property(fc.oneof(damaged, shortened, anything), isLess), { numRuns: 5_000 });
});

it('refuses what is damaged, and keeps no other pixels than the file has', async () => {
  const isKeptOrRefused = async (bytes: Buffer): Promise<void> => {
    await encodePicture(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(OperationError));
    const left = bare(bytes);
    const [before, after] = await Promise.all([pixelsOf(bytes), left && pixelsOf(left)]);
    if (before && after) expect(after.equals(before)).toBe(true);
  };
  await fc.assert(fc.asyncProperty(fc.oneof(damaged, shortened), isKeptOrRefused), { numRuns: 150 });
});

it('keeps what is whole', async () => {
  for (const bytes of FILES) expect(await pixelsOf(bare(bytes) as Buffer)).toEqual(await pixelsOf(bytes));
});

/** Null if it can't be decoded. */
const pixelsOf = (bytes: Buffer): Promise<Buffer | null> =>
  sharp(bytes, { failOn: 'error', limitInputPixels: 1e6 })
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => null);
