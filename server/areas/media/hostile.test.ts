/** Attacks on uploads. File names are not part of an upload, so no attack can use them. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaStore } from '#server/areas/media/mediaStore.ts';
import { jpegPart, jpegWith, pngPart, pngWith } from '#server/testing/pictures.ts';
import * as sounds from '#server/testing/sounds.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

const MB = 1024 * 1024;
const directory = join(mkdtempSync(join(tmpdir(), 'quizpeak-media-')), 'uploads');
let store: TestStore;
let media: MediaStore;
beforeAll(async () => {
  const [first] = testStores;
  if (!first) throw new Error('there is no store');
  store = await first.open();
  media = new MediaStore(store.database, { directory, quota: 500 * MB });
});
afterAll(async () => {
  await store.close();
  rmSync(join(directory, '..'), { recursive: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c40' } });
const JPEG = await plain(60, 40).jpeg().toBuffer();
const PNG = await plain(60, 40).png().toBuffer();
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);
/** An empty archive. */
const ZIP = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');

/** The head of a PNG of this size, without matching pixel data. */
function pngHead(width: number, height: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const type = (file: Buffer) =>
  media.keep('host', file).then(
    () => 'taken',
    (error: { detail?: { type: string } }) => error.detail?.type ?? 'a fault',
  );
const NEITHER = 'media.NOT_A_PICTURE_OR_SOUND';

describe('refused uploads', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), NEITHER],
    ['one byte', () => Buffer.of(0xff), NEITHER],
    ['zeros', () => Buffer.alloc(5_000), NEITHER],
    ['SVG with a script', () => SVG, NEITHER],
    [
      'SVG after white space and a declaration',
      () => Buffer.concat([Buffer.from('\n <?xml version="1.0"?>'), SVG]),
      NEITHER,
    ],
    ['SVG after the first bytes of a PNG', () => Buffer.concat([PNG.subarray(0, 8), SVG]), NEITHER],
    ['SVG after the first bytes of a JPEG', () => Buffer.concat([JPEG.subarray(0, 3), SVG]), NEITHER],
    ['HTML', () => HTML, NEITHER],
    ['HTML after the first bytes of a GIF', () => Buffer.concat([Buffer.from('GIF89a'), HTML]), NEITHER],
    ['a script that starts like a GIF', () => Buffer.from('GIF89a=1;alert(1)//'), NEITHER],
    [
      'HTML after the first bytes of an MP3',
      () => Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0x00), HTML]),
      NEITHER,
    ],
    ['HTML in the tag of an MP3 without sound', () => sounds.id3(HTML), NEITHER],
    ['a tag that claims to be 256 MB', () => Buffer.from('49443304000000ffffff7f00', 'hex'), NEITHER],
    ['a zip', () => ZIP, NEITHER],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), NEITHER],
    ['an executable', () => Buffer.from('7f454c4602010100', 'hex'), NEITHER],
    ['TIFF', () => plain(9, 9).tiff().toBuffer(), NEITHER],
    ['a truncated PNG', () => noise(300, 300).then((png) => png.subarray(0, png.length / 2)), NEITHER],
    ['a JPEG truncated in its header', () => JPEG.subarray(0, 200), NEITHER],
    [
      'a truncated WebP',
      () =>
        plain(60, 40)
          .webp()
          .toBuffer()
          .then((webp) => webp.subarray(0, 40)),
      NEITHER,
    ],
    ['a PNG that claims to be 30,000 x 30,000', () => pngHead(30_000, 30_000), 'media.TOO_MANY_PIXELS'],
    ['a PNG that claims to be 2,000,000,000 x 1', () => pngHead(2_000_000_000, 1), NEITHER],
    ['a PNG that claims to be 13,000 x 1', () => pngHead(13_000, 1), 'media.TOO_MANY_PIXELS'],
    [
      'a PNG of 9,000 x 9,000 in a few kilobytes',
      () => plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer(),
      'media.TOO_MANY_PIXELS',
    ],
    ['a GIF that claims to be 60,000 x 60,000', () => gifHead(60_000, 60_000), 'media.TOO_MANY_PIXELS'],
    [
      'an AVIF of 6,000 x 6,000 in a kilobyte',
      () => plain(6_000, 6_000).avif({ effort: 0 }).toBuffer(),
      'media.TOO_MANY_PIXELS',
    ],
    ['a PNG that claims more pixels than it has', () => pngHead(4_000, 4_000), NEITHER],
    ['a WAV that claims to be 1 GB', () => sounds.wav(new Uint8Array(800), 1024 * MB), NEITHER],
    ['a WAV of an unknown format', () => sounds.wav(new Uint8Array(800), 800, 0x55), NEITHER],
    ['RIFF without chunks', () => Buffer.from('RIFF....WAVE'), NEITHER],
    ['an AVI', () => Buffer.from('RIFF....AVI LIST'), NEITHER],
    ['a video in an MP4', () => sounds.m4a({ track: 'vide' }), NEITHER],
    ['an M4A with boxes that reach beyond its end', () => sounds.m4a({}).subarray(0, -5), NEITHER],
    [
      'an M4A in a million boxes',
      () =>
        Buffer.concat([sounds.box('ftyp', Buffer.from('M4A ')), Buffer.alloc(8 * MB, sounds.box('free'))]),
      NEITHER,
    ],
    ['a phone picture that is not AVIF', () => sounds.box('ftyp', Buffer.from('heic0000mif1heic')), NEITHER],
    ['a video in a WebM', () => sounds.webm({ trackType: 1 }), NEITHER],
    ['a Matroska file', () => sounds.webm({ docType: 'matroska' }), NEITHER],
    [
      'a WebM whose elements never end',
      () => Buffer.concat([sounds.webm({}).subarray(0, 20), Buffer.alloc(100, 0xff)]),
      NEITHER,
    ],
    [
      'a video in an Ogg',
      () =>
        Buffer.concat([
          sounds.oggPage(2, Buffer.from('\u0080theora', 'latin1')),
          sounds.oggPage(4, Buffer.alloc(9)),
        ]),
      NEITHER,
    ],
    ['an Ogg with only a header', () => sounds.oggPage(2, Buffer.from('OpusHead')), NEITHER],
    ['a sound of 11 MB', () => sounds.wav(new Uint8Array(11 * MB)), 'media.TOO_LARGE'],
  ])('%s', async (_what, file, reason) => {
    expect(await type(await file())).toBe(reason);
  });

  it('leave no file', () => {
    expect(files()).toEqual([]);
  });
});

const files = (): string[] => {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
};
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .png()
    .toBuffer();
function gifHead(width: number, height: number): Buffer {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  for (const at of [6, gif.indexOf(0x2c) + 5]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
}

/** The files of an accepted upload. */
async function kept(file: Buffer) {
  const { url, ...rest } = await media.keep('host', file);
  const [name = '', extension = ''] = (url.split('/').pop() ?? '').split('.');
  const found = files().filter((each) => each.startsWith(name));
  const bytes = readFileSync(join(directory, `${name}.${extension}`));
  return { ...rest, found, bytes, all: found.map((each) => readFileSync(join(directory, each))) };
}

describe('accepted pictures, stripped to what they show', () => {
  const SECRET = 'Somebody lives at 12 Hill Road';
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a JPEG followed by HTML', () => Buffer.concat([JPEG, HTML])],
    ['a PNG followed by HTML', () => Buffer.concat([PNG, HTML])],
    ['a JPEG followed by a zip', () => Buffer.concat([JPEG, ZIP])],
    [
      'a GIF followed by a zip',
      () =>
        plain(60, 40)
          .gif()
          .toBuffer()
          .then((gif) => Buffer.concat([gif, ZIP])),
    ],
    [
      'a text in a PNG that expands to 200 MB',
      () =>
        pngWith(
          PNG,
          pngPart('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200 * MB))])),
        ),
    ],
    [
      'PNG pixels that expand to 200 MB',
      () => pngWith(PNG, pngPart('IDAT', deflateSync(Buffer.alloc(200 * MB)))),
    ],
    ['HTML in the comment of a JPEG', () => commented(JPEG, HTML)],
    [
      'a location in EXIF',
      () =>
        plain(60, 40)
          .jpeg()
          .withExif({
            IFD0: { Copyright: SECRET },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
          })
          .toBuffer(),
    ],
    [
      'XMP',
      () =>
        plain(60, 40).png().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`).toBuffer(),
    ],
    ['a color profile', () => plain(60, 40).jpeg().withIccProfile('p3').toBuffer()],
  ])('%s', async (_what, make) => {
    const file = await make();
    const { type: kind, width, height, all } = await kept(file);
    expect({ kind, width, height }).toEqual({ kind: 'image', width: 60, height: 40 });
    for (const bytes of all) {
      const { format, exif, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, icc, iptc }).toEqual({ format: 'webp' });
      for (const foreign of [HTML, ZIP, Buffer.from(SECRET)]) expect(bytes.includes(foreign)).toBe(false);
      expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
    }
  });

  it('a comment really is in the upload, so its absence means something', () => {
    expect(commented(JPEG, HTML).includes(HTML)).toBe(true);
  });

  it('a picture on its side is turned upright', async () => {
    const lying = await plain(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(lying).metadata()).orientation).toBe(6);
    expect(await kept(lying)).toMatchObject({ width: 300, height: 600 });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['16 bits', () => plain(80, 50).toColourspace('rgb16').png().toBuffer()],
    ['CMYK', () => plain(80, 50).toColourspace('cmyk').jpeg().toBuffer()],
    ['with a CMYK profile', () => plain(80, 50).withIccProfile('cmyk').jpeg().toBuffer()],
    ['gray', () => plain(80, 50).greyscale().png().toBuffer()],
    ['a palette', () => plain(80, 50).png({ palette: true }).toBuffer()],
    ['interlaced', () => plain(80, 50).png({ progressive: true }).toBuffer()],
    ['progressive', () => plain(80, 50).jpeg({ progressive: true }).toBuffer()],
    ['AVIF', () => plain(80, 50).avif().toBuffer()],
    ['translucent', () => plain(80, 50).ensureAlpha(0.5).webp().toBuffer()],
  ])('a picture: %s', async (_what, file) => {
    const { width, height, bytes } = await kept(await file());
    expect({ width, height }).toEqual({ width: 80, height: 50 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', space: 'srgb' });
  });

  it.each(['gif', 'webp'] as const)('the first frame of an animated %s', async (format) => {
    const frames = ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { width, height, bytes } = await kept(moving);
    expect({ width, height }).toEqual({ width: 40, height: 40 });
    expect((await sharp(bytes).metadata()).pages).toBeUndefined();
    const [red = 0, green = 255] = await sharp(bytes).removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(220);
    expect(green).toBeLessThan(40);
  });

  it('a tall picture is limited to the height that can be drawn', async () => {
    expect(await kept(await plain(300, 11_000).png().toBuffer())).toMatchObject({ width: 70, height: 2_560 });
  });
});

const commented = (jpeg: Buffer, text: Buffer): Buffer => jpegWith(jpeg, jpegPart(0xfe, text));

describe('accepted sounds, without anything inaudible', () => {
  it.each<[string, Buffer, Buffer]>([
    [
      'an MP3 with a 5 MB picture in its tag',
      Buffer.concat([sounds.id3(Buffer.alloc(5 * MB, 7)), sounds.mp3(20)]),
      sounds.mp3(20),
    ],
    [
      'an MP3 with HTML before and after it',
      Buffer.concat([sounds.id3(HTML), sounds.mp3(20), HTML]),
      sounds.mp3(20),
    ],
    ['an MP3 followed by a zip', Buffer.concat([sounds.mp3(20), ZIP]), sounds.mp3(20)],
    ['AAC followed by HTML', Buffer.concat([sounds.aac(20), HTML]), sounds.aac(20)],
    ['an Ogg followed by HTML', Buffer.concat([sounds.ogg(), HTML]), sounds.ogg()],
    [
      'a WAV followed by HTML',
      Buffer.concat([sounds.wav(new Uint8Array(801)), HTML]),
      sounds.wav(new Uint8Array(801)),
    ],
    [
      'an M4A with a location and a cover',
      sounds.m4a({ besides: HTML }),
      sounds.m4a({ besides: Buffer.alloc(HTML.length), besidesKind: 'free' }),
    ],
  ])('%s', async (_what, file, left) => {
    const { bytes, type: kind, found } = await kept(file);
    expect(kind).toBe('audio');
    expect(found).toHaveLength(1);
    expect(bytes.equals(left)).toBe(true);
  });

  it('an MP3 with a gap is kept to its end', async () => {
    const file = Buffer.concat([sounds.mp3(10), Buffer.alloc(1_000, 0xff), sounds.mp3(10)]);
    expect((await kept(file)).bytes.equals(file)).toBe(true);
  });

  it('a WebM as recorders write it', async () => {
    expect((await kept(sounds.webm({}))).type).toBe('audio');
  });
});
