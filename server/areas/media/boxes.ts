// Sounds in boxes (ISO base media: M4A). A box is its length, its kind, and what is in it, which may be boxes.

interface Box {
  readonly kind: string;
  /** Where its kind, what is in it and the next box begin. */
  readonly kindAt: number;
  readonly from: number;
  readonly to: number;
}

/** What is no sound: titles, covers, places, and room that anything may be in. */
const BESIDES = ['udta', 'meta', 'uuid', 'free', 'skip'];

/** Boxes in a row at the most: a sound that was recorded in parts has two for each. */
const MOST = 20_000;

/** The boxes between two places, which they fill; null where they do not. */
function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    if (at + 8 > to || boxes.length === MOST) return null;
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

/** The sound without what is kept besides; null for what is none: a film has a track of pictures. */
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
  // Places of the sound are counted from the file's beginning: the rest is emptied, and stays as long as it was.
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
