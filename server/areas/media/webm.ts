// Parser of sounds in WebM (EBML). An element has a name, a length and content, which may be more elements.

interface Element {
  readonly name: number;
  readonly from: number;
  readonly to: number;
}

const NAMES = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
} as const;
const SOUND = 2;
/** Maximum elements read in a row. */
const MAX_ELEMENTS = 1_000;

/** Reads a number whose leading zero bits give its length in bytes; null if there is none. */
function numberAt(
  bytes: Buffer,
  at: number,
  most: number,
): { value: number; unknown: boolean; size: number } | null {
  const first = bytes[at] ?? 0;
  const size = Math.clz32(first) - 23;
  if (size > most || at + size > bytes.length) return null;
  let value = first & (0xff >> size);
  let unknown = value === 0xff >> size;
  for (let n = 1; n < size; n += 1) {
    const byte = bytes.readUInt8(at + n);
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { value, unknown, size };
}

/** Returns the element at an offset before `to`; one of open length, as recorders leave it, ends at `to`. */
function elementAt(bytes: Buffer, at: number, to: number): Element | null {
  const name = numberAt(bytes, at, 4);
  const length = name && numberAt(bytes, at + name.size, 8);
  if (!length) return null;
  const from = at + name.size + length.size;
  const end = length.unknown ? to : from + length.value;
  // Names are written including the bits that give their length.
  return end > to ? null : { name: bytes.readUIntBE(at, name.size), from, to: end };
}

/** Returns the elements inside one, up to the first cluster or unreadable one; tracks come before that. */
function elementsIn(bytes: Buffer, { from, to }: Element): readonly Element[] {
  const elements: Element[] = [];
  for (let at = from; at < to && elements.length < MAX_ELEMENTS; ) {
    const element = elementAt(bytes, at, to);
    if (!element || element.name === NAMES.cluster) break;
    elements.push(element);
    at = element.to;
  }
  return elements;
}

/** True if all tracks are sounds. */
export function isWebmSound(bytes: Buffer): boolean {
  const head = elementAt(bytes, 0, bytes.length);
  const segment = head && elementAt(bytes, head.to, bytes.length);
  if (head?.name !== NAMES.head || segment?.name !== NAMES.segment) return false;
  const docType = elementsIn(bytes, head).find(({ name }) => name === NAMES.docType);
  if (!docType || bytes.toString('latin1', docType.from, docType.to).replace(/\0+$/, '') !== 'webm')
    return false;
  const tracks = elementsIn(bytes, segment)
    .filter(({ name }) => name === NAMES.tracks)
    .flatMap((each) => elementsIn(bytes, each))
    .filter(({ name }) => name === NAMES.track);
  return tracks.length > 0 && tracks.every((track) => isSound(bytes, track));
}

function isSound(bytes: Buffer, track: Element): boolean {
  const type = elementsIn(bytes, track).find(({ name }) => name === NAMES.trackType);
  return type !== undefined && type.to - type.from === 1 && bytes[type.from] === SOUND;
}
