// Parser of boxes (ISO base media: M4A, AVIF), and of sounds in them. A box has a length, a kind and content,
// which may be more boxes.

export interface Box {
  readonly kind: string;
  /** Offsets of its kind, its content and the next box. */
  readonly kindAt: number;
  readonly from: number;
  readonly to: number;
}

/** Boxes without sound: titles, covers, locations, and free space that may hold anything. */
const BESIDES = ['udta', 'meta', 'uuid', 'free', 'skip'];

/** Maximum boxes in a row; a sound recorded in parts has two for each part. */
const MAX_BOXES = 20_000;

/** Returns the boxes that fill a range; null if they don't fit. */
export function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    if (at + 8 > to || boxes.length === MAX_BOXES) return null;
    const short = bytes.readUInt32BE(at);
    if (short === 1 && at + 16 > to) return null;
    const head = short === 1 ? 16 : 8;
    // The last one may leave its length open.
    const length = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length < head || at + length > to) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ kind, kindAt: at + 4, from: at + head, to: at + length });
    at += length;
  }
  return boxes;
}

/**
 * Returns the sound without anything stored beside it; null if it isn't one, such as a film with a video
 * track.
 */
export function boxedSound(bytes: Buffer): Buffer | null {
  const top = boxesIn(bytes, 0, bytes.length);
  const movie = top?.find(({ kind }) => kind === 'moov');
  const inMovie = movie && boxesIn(bytes, movie.from, movie.to);
  if (!top?.some(({ kind }) => kind === 'mdat') || !inMovie) return null;
  const inTracks: Box[] = [];
  for (const track of inMovie.filter(({ kind }) => kind === 'trak')) {
    const inTrack = boxesIn(bytes, track.from, track.to);
    if (!inTrack || trackKind(bytes, inTrack) !== 'soun') return null;
    inTracks.push(...inTrack);
  }
  if (inTracks.length === 0) return null;
  // Positions in the sound are counted from the start of the file, so the rest is blanked and keeps its
  // length.
  const kept = Buffer.from(bytes);
  for (const { kind, kindAt, from, to } of [...top, ...inMovie, ...inTracks]) {
    if (!BESIDES.includes(kind)) continue;
    kept.write('free', kindAt, 'latin1');
    kept.fill(0, from, to);
  }
  return kept;
}

function trackKind(bytes: Buffer, inTrack: readonly Box[]): string | undefined {
  const media = inTrack.find(({ kind }) => kind === 'mdia');
  const handler = media && boxesIn(bytes, media.from, media.to)?.find(({ kind }) => kind === 'hdlr');
  return handler && bytes.toString('latin1', handler.from + 8, Math.min(handler.from + 12, handler.to));
}
