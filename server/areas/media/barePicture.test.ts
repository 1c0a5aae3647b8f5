import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { barePicture } from '#server/areas/media/barePicture.ts';
import { pictureKindOf } from '#server/files/pictureKind.ts';
import {
  avifWith,
  exif,
  gifExtension,
  gifWith,
  jpegPart,
  jpegWith,
  pngPart,
  pngWith,
  riffPart,
} from '#server/testing/pictures.ts';

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
const QUICK = { effort: 0 };
const GIF = await plain().gif().toBuffer();
const AVIF = await plain().avif(QUICK).toBuffer();
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
    ['interlaced GIF', () => plain().gif({ progressive: true }).toBuffer()],
    ['translucent GIF', () => plain().ensureAlpha(0).gif().toBuffer()],
    ['AVIF', () => plain().avif(QUICK).toBuffer()],
    [
      'lossless AVIF of 10 bits',
      () =>
        plain()
          .avif({ ...QUICK, lossless: true, bitdepth: 10 })
          .toBuffer(),
    ],
    ['AVIF in Display P3', () => plain().withIccProfile('p3').avif(QUICK).toBuffer()],
    ['translucent AVIF', () => plain().ensureAlpha(0.5).avif(QUICK).toBuffer()],
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

describe('a bare GIF', () => {
  it('is its first frame, without comments, applications and other frames', async () => {
    const gif = await plain().ensureAlpha(0).gif().toBuffer();
    const left = whole(gif);
    const frame = Buffer.from('2c00000000010001000002014400', 'hex');
    const before = [gifExtension(0xfe, SECRET), gifExtension(0xff, Buffer.alloc(MB))];
    const moving = gifWith(gif, before, Array<Buffer>(20_000).fill(frame));
    expect((await sharp(moving).metadata()).pages).toBe(20_001);
    expect(whole(moving)).toEqual(left);
    expect(whole(moving.subarray(0, -5_000))).toEqual(left);
  });
});

describe('a bare AVIF', () => {
  it('is its picture and its transparency, without descriptions', async () => {
    const file = await plain()
      .ensureAlpha(0.5)
      .withExif({ IFD0: { Copyright: SECRET.toString() } })
      .avif(QUICK)
      .toBuffer();
    expect(file.includes(SECRET)).toBe(true);
    const left = whole(file);
    expect(left.includes(SECRET)).toBe(false);
    expect(await sharp(left).metadata()).toMatchObject({ width: 60, height: 40, hasAlpha: true });
    expect((await sharp(left).metadata()).exif).toBeUndefined();
  });

  it('is turned as its file is', async () => {
    const file = await plain().withMetadata({ orientation: 6 }).avif(QUICK).toBuffer();
    const turned = async (each: Buffer) =>
      (await sharp(each).autoOrient().toBuffer({ resolveWithObject: true })).info.width;
    expect(await turned(whole(file))).toBe(await turned(file));
  });

  it('has one frame, however many there are', async () => {
    const file = await plain(600, 400).avif(QUICK).toBuffer();
    const [data, sequence] = [file.length - file.lastIndexOf('mdat') - 4, 12];
    const long = avifWith(file, data - sequence, 5_000);
    expect(long.length).toBeGreaterThan(5_000 * (data - sequence));
    expect(whole(long)).toEqual(whole(file));
  });
});

describe('a broken picture', () => {
  const cut = (file: Buffer, at: number, hex: string) => {
    const broken = Buffer.from(file);
    broken.write(hex, at, 'hex');
    return broken;
  };
  const named = (file: Buffer, kind: string, other: string) => {
    const broken = Buffer.from(file);
    broken.write(other, file.indexOf(kind, file.indexOf('infe')), 'latin1');
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
    ['a GIF that ends in its first frame', () => GIF.subarray(0, -3)],
    ['a GIF without a frame', () => Buffer.concat([GIF.subarray(0, 13 + 768), Buffer.of(0x3b)])],
    ['a GIF whose comment never ends', () => gifWith(GIF, [Buffer.of(0x21, 0xfe, 0xff)]).subarray(0, 900)],
    ['a WebP without parts', () => riffPart('RIFF', Buffer.from('WEBPVP8 '))],
  ])('%s', (_what, make) => {
    const file = make();
    expect(pictureKindOf(file)).not.toBeNull();
    expect(bare(file)).toBeNull();
  });

  it.each<[string, () => Buffer]>([
    ['ends early', () => AVIF.subarray(0, -1)],
    ['has no boxes', () => AVIF.subarray(0, 28)],
    ['is put together from tiles', () => named(AVIF, 'av01', 'grid')],
    ['has data in another file', () => cut(AVIF, AVIF.indexOf('iloc') + 14, '0001')],
    ['has data beyond its end', () => cut(AVIF, AVIF.indexOf('iloc') + 22, '7fffffff')],
    ['has 60,000 items', () => cut(AVIF, AVIF.indexOf('iloc') + 10, 'ea60ffff')],
    ['has no AV1 in it', () => Buffer.from(AVIF).fill(0xff, AVIF.lastIndexOf('mdat') + 4)],
  ])('an AVIF that %s', (_what, make) => {
    expect(bare(make())).toBeNull();
  });
});
