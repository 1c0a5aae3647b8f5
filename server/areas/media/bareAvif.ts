// AVIF reduced to one frame of its picture and of its transparency, in a file of their own. All else that such a
// file may hold is left behind: descriptions (which may be compressed), films, thumbnails.

import { AvifItems, type AvifProperty, broken } from '#server/areas/media/avifItems.ts';

/** Dimensions, decoder, depth, color, turn, mirroring, crop, and the purpose of an auxiliary picture. */
const PROPERTIES = ['ispe', 'av1C', 'pixi', 'colr', 'irot', 'imir', 'clap', 'auxC'];
/** Maximum bytes of a property; larger ones, such as profiles for print, are dropped. */
const MAX_PROPERTY = 16 * 1024;
const ALPHA = 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0';

interface Item {
  readonly frame: Buffer;
  readonly properties: readonly AvifProperty[];
}

/** Returns the bare file; null if its structure is broken, or if the picture is put together from others. */
export function avifParts(bytes: Buffer): readonly Buffer[] | null {
  try {
    const items = new AvifItems(bytes);
    const { picture } = items;
    const alpha = items.auxiliaries(picture).find((id) => items.properties(id).some(isAlpha));
    return written(
      [picture, ...(alpha === undefined ? [] : [alpha])].map((id) => ({
        frame: firstFrame(items.data(id)),
        properties: items.properties(id).filter(isKept),
      })),
    );
  } catch (error) {
    // Offsets and lengths beyond the end, too.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const isAlpha = ({ kind, bytes }: AvifProperty): boolean =>
  kind === 'auxC' && bytes.toString('latin1', 12) === ALPHA;
const isKept = ({ kind, bytes }: AvifProperty): boolean =>
  PROPERTIES.includes(kind) && bytes.length <= MAX_PROPERTY;

/** Units of AV1; the others aren't needed for a still picture. */
const UNIT = { sequence: 1, frameHead: 3, tiles: 4, frame: 6 } as const;

/** Returns what decodes to the first frame: a few kilobytes can hold thousands of large ones. */
function firstFrame(data: Buffer): Buffer {
  let sequence: Buffer | undefined;
  const frame: Buffer[] = [];
  for (const { kind, bytes } of unitsIn(data)) {
    if (kind === UNIT.sequence) sequence ??= bytes;
    else if (kind === UNIT.tiles) {
      if (frame.length > 0) frame.push(bytes);
    } else if (kind === UNIT.frame || kind === UNIT.frameHead) {
      if (frame.length > 0) break;
      frame.push(bytes);
    }
  }
  return sequence ? Buffer.concat([sequence, ...frame]) : broken();
}

function* unitsIn(data: Buffer): Generator<{ readonly kind: number; readonly bytes: Buffer }> {
  for (let at = 0, end = 0; at < data.length; at = end) {
    const head = data.readUInt8(at);
    let from = at + (head & 4 ? 2 : 1);
    end = data.length;
    // Only the last one may leave its length open; others have groups of seven bits.
    if (head & 2) {
      let [length, place, byte] = [0, 1, 0x80];
      for (; byte & 0x80; from += 1, place *= 0x80) {
        byte = place > 2 ** 28 ? broken() : data.readUInt8(from);
        length += (byte & 0x7f) * place;
      }
      end = from + length;
    }
    if (end > data.length) return broken();
    yield { kind: (head >>> 3) & 15, bytes: data.subarray(at, end) };
  }
}

function number(bytes: number, value: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}

function box(kind: string, ...content: readonly Buffer[]): Buffer {
  const all = Buffer.concat(content);
  return Buffer.concat([number(4, all.length + 8), Buffer.from(kind, 'latin1'), all]);
}

/** Returns a file of these items, of which the second belongs to the first. */
function written(items: readonly Item[]): readonly Buffer[] {
  const shared = new Map(
    items.flatMap(({ properties }) => properties.map(({ index, bytes }) => [index, bytes])),
  );
  const indexes = [...shared.keys()];
  const eachItem = (write: (item: Item, id: Buffer) => readonly Buffer[]): readonly Buffer[] =>
    items.flatMap((item, n) => write(item, number(2, n + 1)));
  let offset = 0;
  const places = eachItem(({ frame }, id) => {
    offset += frame.length;
    // Offset and length in `idat`, as one piece.
    const place = [number(4, offset - frame.length), number(4, frame.length)];
    return [id, number(4, 0x0001_0000), number(2, 1), ...place];
  });
  const named = eachItem((_item, id) => [
    box('infe', number(4, 0x0200_0000), id, number(2, 0), Buffer.from('av01\0')),
  ]);
  const described = eachItem(({ properties }, id) => [
    id,
    number(1, properties.length),
    ...properties.map(({ index, isEssential }) =>
      number(2, indexes.indexOf(index) + 1 + (isEssential ? 0x8000 : 0)),
    ),
  ]);
  const count = number(2, items.length);
  return [
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf')),
    box(
      'meta',
      number(4, 0),
      box('hdlr', Buffer.from('\0\0\0\0\0\0\0\0pict'), Buffer.alloc(13)),
      box('pitm', number(4, 0), number(2, 1)),
      box('iloc', number(4, 0x0100_0000), number(2, 0x4400), count, ...places),
      box('iinf', number(4, 0), count, ...named),
      box(
        'iprp',
        box('ipco', ...shared.values()),
        box('ipma', number(4, 1), number(4, items.length), ...described),
      ),
      ...(items.length > 1
        ? [box('iref', number(4, 0), box('auxl', number(2, 2), number(2, 1), number(2, 1)))]
        : []),
      box('idat', ...items.map(({ frame }) => frame)),
    ),
  ];
}
