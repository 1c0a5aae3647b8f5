import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { barePicture } from '#server/areas/media/barePicture.ts';
import { pictureKindOf } from '#server/files/pictureKind.ts';
import { exif, jpegPart, jpegWith, pngPart, pngWith, riffPart } from '#server/testing/pictures.ts';

const MB = 1024 * 1024;
const SECRET = Buffer.from('Somebody lives at 12 Hill Road. '.repeat(50));

const plain = (width = 60, height = 40) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  });
const PNG = await plain().png().toBuffer();
const JPEG = await plain().jpeg().toBuffer();
const WEBP = await plain().webp().toBuffer();
const bare = (file: Buffer) => barePicture(file, pictureKindOf(file));
/** The bare picture, which must not be broken. */
function whole(file: Buffer): Buffer {
  const left = bare(file);
  if (!left) throw new Error('the picture is broken');
  return left;
}
const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
const jpegExif = (content: Buffer) => jpegPart(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), content]));
/** An extended WebP with everything that describes: a profile, EXIF and XMP. */
const webpWith = (orientation: number) => {
  const [head, dimensions] = [Buffer.alloc(4), Buffer.alloc(6)];
  head.writeUInt8(0x2c);
  dimensions.writeUIntLE(59, 0, 3);
  dimensions.writeUIntLE(39, 3, 3);
  const parts = [
    riffPart('VP8X', Buffer.concat([head, dimensions])),
    riffPart('ICCP', Buffer.alloc(MB)),
    WEBP.subarray(12),
    riffPart('EXIF', exif(orientation, SECRET)),
    riffPart('XMP ', SECRET),
    riffPart('junk', SECRET),
  ];
  return riffPart('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
};

describe('a bare picture', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['PNG', () => PNG],
    ['interlaced PNG', () => plain().png({ progressive: true }).toBuffer()],
    ['PNG with a palette', () => plain().png({ palette: true }).toBuffer()],
    ['JPEG', () => JPEG],
    ['progressive JPEG', () => plain().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['JPEG in Display P3', () => plain().withIccProfile('p3').jpeg().toBuffer()],
    ['PNG in Display P3', () => plain().withIccProfile('p3').png().toBuffer()],
    ['WebP', () => WEBP],
    ['lossless WebP', () => plain().webp({ lossless: true }).toBuffer()],
    ['WebP in Display P3', () => plain().withIccProfile('p3').webp().toBuffer()],
    ['translucent WebP', () => plain().ensureAlpha(0.5).webp().toBuffer()],
    ['GIF', () => plain().gif().toBuffer()],
  ])('has the pixels and colors of its file: %s', async (_what, make) => {
    const file = await make();
    const left = whole(file);
    expect((await pixels(left)).equals(await pixels(file))).toBe(true);
    expect((await sharp(left).metadata()).icc?.length).toBe((await sharp(file).metadata()).icc?.length);
  });

  const unfolding = deflateSync(Buffer.alloc(48 * MB));
  const compressed = (kind: string, head: string) =>
    pngPart(kind, Buffer.concat([Buffer.from(head), unfolding]));
  it.each<[string, readonly Buffer[]]>([
    ['60 compressed texts', Array.from({ length: 60 }, (_, n) => compressed('zTXt', `Text ${n}\0\0`))],
    [
      '60 international texts',
      Array.from({ length: 60 }, (_, n) => compressed('iTXt', `${n}\0\u0001\0\0\0`)),
    ],
    ['60 profiles', Array.from({ length: 60 }, () => compressed('iCCP', 'icc\0\0'))],
    [
      'palettes that are suggested',
      Array.from({ length: 900 }, (_, n) => pngPart('sPLT', Buffer.from(`${n}\0`))),
    ],
    ['a megabyte of text', [pngPart('tEXt', Buffer.concat([Buffer.from('Text\0'), Buffer.alloc(MB, 'x')]))]],
  ])('of a PNG has no more than %s before', async (_what, parts) => {
    const file = pngWith(PNG, ...parts);
    const left = whole(file);
    expect(left.length).toBeLessThanOrEqual(PNG.length);
    expect((await pixels(left)).equals(await pixels(PNG))).toBe(true);
  });

  it.each<[string, (orientation: number) => Buffer]>([
    ['PNG', (orientation) => pngWith(PNG, pngPart('eXIf', exif(orientation, SECRET)))],
    ['JPEG', (orientation) => jpegWith(JPEG, jpegExif(exif(orientation, SECRET)))],
    ['JPEG in big-endian', (orientation) => jpegWith(JPEG, jpegExif(exif(orientation, SECRET, 'MM')))],
    [
      'JPEG with a thumbnail and comments',
      (orientation) =>
        jpegWith(
          JPEG,
          jpegExif(exif(orientation, Buffer.concat([SECRET, Buffer.alloc(60_000)]))),
          jpegExif(exif(3, SECRET)),
          ...Array.from({ length: 100 }, () => jpegPart(0xed, Buffer.concat([SECRET, Buffer.alloc(60_000)]))),
          jpegPart(0xfe, SECRET),
        ),
    ],
    ['WebP', webpWith],
  ])('of a %s keeps its orientation and nothing else that EXIF says', async (_what, make) => {
    for (const orientation of [1, 6, 8]) {
      const file = make(orientation);
      expect(file.includes(SECRET)).toBe(true);
      const left = whole(file);
      expect(left.includes(SECRET)).toBe(false);
      expect(left.length).toBeLessThan(20_000);
      expect((await sharp(left).metadata()).orientation ?? 1).toBe(orientation);
      const turned = await sharp(left).autoOrient().toBuffer({ resolveWithObject: true });
      expect(turned.info.width).toBe(orientation === 1 ? 60 : 40);
    }
  });

  it.each<[string, (tiff: Buffer) => void]>([
    ['a list beyond the end', (tiff) => tiff.writeUInt32LE(0xffff_fff0, 4)],
    ['more entries than there are', (tiff) => tiff.writeUInt16LE(0xffff, 8)],
    ['no orientation that exists', (tiff) => tiff.writeUInt16LE(99, 30)],
    ['no byte order', (tiff) => tiff.fill(0, 0, 2)],
  ])('can be made of a picture whose EXIF has %s', (_what, damage) => {
    const tiff = exif(99, SECRET);
    damage(tiff);
    const file = jpegWith(JPEG, jpegExif(tiff));
    expect(whole(file)).toEqual(whole(JPEG));
    for (let length = 0; length < 40; length += 1)
      expect(bare(jpegWith(JPEG, jpegExif(tiff.subarray(0, length))))).not.toBeNull();
  });
});

describe('a broken picture', () => {
  const cut = (file: Buffer, at: number, hex: string) => {
    const broken = Buffer.from(file);
    broken.write(hex, at, 'hex');
    return broken;
  };
  it.each<[string, () => Buffer]>([
    ['a PNG that ends early', () => PNG.subarray(0, -12)],
    ['a PNG without a head', () => Buffer.concat([PNG.subarray(0, 8), PNG.subarray(33)])],
    ['a PNG with two heads', () => pngWith(PNG, PNG.subarray(8, 33))],
    ['a PNG with a part beyond its end', () => cut(PNG, 33, 'ffffffff')],
    [
      'a PNG in 25,000 parts',
      () => pngWith(PNG, Buffer.alloc(25_000 * 12, pngPart('IDAT', Buffer.alloc(0)))),
    ],
    ['a JPEG without a scan', () => Buffer.concat([JPEG.subarray(0, 20), Buffer.of(0xff, 0xd9)])],
    ['a JPEG with a part that is shorter than its length', () => cut(JPEG, 4, '0001')],
    [
      'a JPEG with a part beyond its end',
      () => jpegWith(Buffer.of(0xff, 0xd8), Buffer.of(0xff, 0xdb, 0xff, 0xff)),
    ],
    [
      'a JPEG of restarts',
      () => Buffer.concat([JPEG.subarray(0, 2), Buffer.alloc(MB, Buffer.of(0xff, 0xd0))]),
    ],
    ['a JPEG of fill bytes', () => Buffer.concat([JPEG.subarray(0, 2), Buffer.alloc(MB, 0xff)])],
    [
      'a JPEG in 25,000 parts',
      () => jpegWith(JPEG, Buffer.alloc(25_000 * 4, jpegPart(0xdb, Buffer.alloc(0)))),
    ],
    ['a WebP beyond its end', () => WEBP.subarray(0, -2)],
    ['a WebP with a part beyond its end', () => cut(WEBP, 16, 'ffffffff')],
    ['a WebP without parts', () => riffPart('RIFF', Buffer.from('WEBPVP8 '))],
  ])('%s', (_what, make) => {
    const file = make();
    expect(pictureKindOf(file)).not.toBeNull();
    expect(bare(file)).toBeNull();
  });
});
