// Sound checker: parses the container so that nothing else passes for a sound, and keeps as little as
// possible that can't be heard.

import { type SoundKind, tagEnd } from '#server/areas/media/fileKind.ts';
import { boxedSound } from '#server/areas/media/boxes.ts';
import { isWebmSound } from '#server/areas/media/webm.ts';
import { startsWith } from '#server/files/pictureKind.ts';

/** Frames that must follow each other, because a match of two bytes can be chance. */
const FRAMES_IN_ROW = 3;
/** Bytes between two frames that players skip too. */
const GAP = 64 * 1024;

/** Returns the sound as it is kept; null if it isn't one, or is damaged. */
export function soundOf(bytes: Buffer, kind: SoundKind): Buffer | null {
  if (kind === 'mp3') return framed(bytes, mp3FrameLength);
  if (kind === 'aac') return framed(bytes, aacFrameLength);
  if (kind === 'wav') return wav(bytes);
  if (kind === 'ogg') return ogg(bytes);
  if (kind === 'm4a') return boxedSound(bytes);
  return isWebmSound(bytes) ? bytes : null;
}

/** Keeps the first frame to the last, without the tags around them. */
function framed(bytes: Buffer, lengthAt: (bytes: Buffer, from: number) => number): Buffer | null {
  /** Returns the end of `frames` frames in a row; 0 if there are fewer. */
  const after = (from: number, frames: number): number => {
    let end = from;
    for (let n = 0; n < frames; n += 1) {
      const length = lengthAt(bytes, end);
      if (length === 0 || end + length > bytes.length) return 0;
      end += length;
    }
    return end;
  };
  const start = tagEnd(bytes);
  let end = after(start, FRAMES_IN_ROW);
  if (end === 0) return null;
  for (;;) {
    for (let next = after(end, 1); next > 0; next = after(end, 1)) end = next;
    let again = bytes.indexOf(0xff, end);
    while (again >= 0 && again < end + GAP && after(again, FRAMES_IN_ROW) === 0)
      again = bytes.indexOf(0xff, again + 1);
    if (again < 0 || again >= end + GAP) return bytes.subarray(start, end);
    end = after(again, FRAMES_IN_ROW);
  }
}

const KILOBITS = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
} as const;
/** Sample rates by the two version bits: 2.5, none, 2, 1. */
const MP3_RATES = [[11_025, 12_000, 8_000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]] as const;

/** Returns the bytes of the frame at an offset; 0 if there is none. */
function mp3FrameLength(bytes: Buffer, from: number): number {
  if (from + 4 > bytes.length) return 0;
  const head = bytes.readUInt32BE(from);
  const version = (head >>> 19) & 3;
  const isLayer3 = ((head >>> 17) & 3) === 1;
  const rate = MP3_RATES[version]?.[(head >>> 10) & 3];
  const kilobits = KILOBITS[version === 3 ? 1 : 2][(head >>> 12) & 15] ?? 0;
  if (head >>> 21 !== 0x7ff || !isLayer3 || rate === undefined || kilobits === 0) return 0;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * kilobits) / rate) + ((head >>> 9) & 1);
}

/** Like `mp3FrameLength`, for AAC in ADTS. */
function aacFrameLength(bytes: Buffer, from: number): number {
  if (from + 7 > bytes.length || (bytes.readUInt16BE(from) & 0xfff6) !== 0xfff0) return 0;
  const length = (bytes.readUIntBE(from + 3, 3) >>> 5) & 0x1fff;
  return length > 7 ? length : 0;
}

/** PCM, floats, A-law, mu-law, and their multichannel form. */
const WAV_FORMATS = [1, 3, 6, 7, 0xfffe];
const WAV_PARTS = ['fmt ', 'fact', 'data'];

/** Keeps only the chunks needed for playback. */
function wav(bytes: Buffer): Buffer | null {
  const kept = new Map<string, Buffer>();
  for (let from = 12; from + 8 <= bytes.length && !kept.has('data'); ) {
    const id = bytes.toString('latin1', from, from + 4);
    const end = from + 8 + bytes.readUInt32LE(from + 4);
    if (end > bytes.length) return null;
    if (WAV_PARTS.includes(id) && !kept.has(id)) kept.set(id, bytes.subarray(from, end));
    from = end + (end % 2);
  }
  const format = kept.get('fmt ');
  const data = kept.get('data');
  if (!format || format.length < 24 || !data || data.length <= 8) return null;
  if (!WAV_FORMATS.includes(format.readUInt16LE(8))) return null;
  const parts = [...kept.values()].flatMap((part) => (part.length % 2 ? [part, Buffer.alloc(1)] : [part]));
  const whole = Buffer.concat([Buffer.from('RIFF0000WAVE', 'latin1'), ...parts]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** First bytes of each stream's first page. */
const OGG_SOUNDS = ['OpusHead', '\u0001vorbis', '\u007fFLAC'];
const FIRST_PAGE = 2;

/** Keeps the pages from the start on; every stream must be a sound. */
function ogg(bytes: Buffer): Buffer | null {
  let [end, pages] = [0, 0];
  for (; startsWith(bytes, 'OggS\u0000', end) && end + 27 <= bytes.length; pages += 1) {
    const body = end + 27 + bytes.readUInt8(end + 26);
    const length = bytes.subarray(end + 27, body).reduce((sum, part) => sum + part, 0);
    if (body + length > bytes.length) return null;
    const isFirst = (bytes.readUInt8(end + 5) & FIRST_PAGE) !== 0;
    if (isFirst ? !OGG_SOUNDS.some((sound) => startsWith(bytes, sound, body)) : pages === 0) return null;
    end = body + length;
  }
  return pages > 1 ? bytes.subarray(0, end) : null;
}
