// Items of an AVIF: which one is the picture, and where its data and properties are.

import { type Box, boxesIn } from '#server/areas/media/boxes.ts';

/** Maximum pieces that a picture is stored in, and auxiliary pictures that are looked at. */
const MAX_PIECES = 32;
const MAX_AUXILIARY = 4;

export interface AvifProperty {
  /** Position in the file's list, from 1. */
  readonly index: number;
  readonly kind: string;
  /** The whole box. */
  readonly bytes: Buffer;
  readonly isEssential: boolean;
}

/** @throws RangeError */
export function broken(): never {
  throw new RangeError('a broken AVIF');
}

/** All methods throw RangeError for what is broken. */
export class AvifItems {
  readonly #bytes: Buffer;
  readonly #about: readonly Box[];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const meta = boxesIn(bytes, 0, bytes.length)?.find(({ kind }) => kind === 'meta');
    this.#about = (meta && boxesIn(bytes, meta.from + 4, meta.to)) ?? broken();
  }

  get picture(): number {
    const next = this.#numbers(this.#box('pitm'));
    return next(next(4) >>> 24 === 0 ? 2 : 4);
  }

  /** Returns the pictures that add something, such as transparency, to this one. */
  auxiliaries(item: number): readonly number[] {
    const references = this.#about.find(({ kind }) => kind === 'iref');
    if (!references) return [];
    const idBytes = this.#bytes.readUInt8(references.from) === 0 ? 2 : 4;
    return (boxesIn(this.#bytes, references.from + 4, references.to) ?? broken())
      .filter(({ kind }) => kind === 'auxl')
      .flatMap((box) => {
        const next = this.#numbers(box);
        const auxiliary = next(idBytes);
        return next(2) === 1 && next(idBytes) === item ? [auxiliary] : [];
      })
      .slice(0, MAX_AUXILIARY);
  }

  properties(item: number): readonly AvifProperty[] {
    const { from, to } = this.#box('iprp');
    const inside = boxesIn(this.#bytes, from, to) ?? broken();
    const listed = this.#box('ipco', inside);
    const all = boxesIn(this.#bytes, listed.from, listed.to) ?? broken();
    const next = this.#numbers(this.#box('ipma', inside));
    const head = next(4);
    const idBytes = head >>> 24 === 0 ? 2 : 4;
    const indexBytes = head & 1 ? 2 : 1;
    const essential = 0x80 << (8 * (indexBytes - 1));
    for (let left = next(4); left > 0; left -= 1) {
      const isIts = next(idBytes) === item;
      const found: AvifProperty[] = [];
      for (let more = next(1); more > 0; more -= 1) {
        const value = next(indexBytes);
        const index = value & (essential - 1);
        const box = all[index - 1];
        if (!isIts || !box) continue;
        const bytes = this.#bytes.subarray(box.kindAt - 4, box.to);
        found.push({ index, kind: box.kind, bytes, isEssential: (value & essential) !== 0 });
      }
      if (isIts) return found;
    }
    return broken();
  }

  /** Returns the AV1 of an item, which no other item has a part in. */
  data(item: number): Buffer {
    if (this.#kind(item) !== 'av01') return broken();
    const next = this.#numbers(this.#box('iloc'));
    const version = next(4) >>> 24;
    const sizes = next(2);
    const [offset = 0, length = 0, base = 0, index = 0] = [12, 8, 4, 0].map(
      (shift) => (sizes >>> shift) & 15,
    );
    if ([offset, length, base, index].some((size) => size % 4 !== 0 || size > 8)) return broken();
    const idBytes = version < 2 ? 2 : 4;
    for (let left = next(idBytes); left > 0; left -= 1) {
      const isIts = next(idBytes) === item;
      const method = version === 0 ? 0 : next(2) & 15;
      const file = next(2);
      const start = next(base);
      const pieces: Buffer[] = [];
      for (let more = next(2); more > 0; more -= 1) {
        if (version > 0) next(index);
        const from = start + next(offset);
        const bytes = next(length);
        if (!isIts) continue;
        if (method > 1 || file > 0 || pieces.length === MAX_PIECES) return broken();
        pieces.push(this.#piece(method === 1, from, bytes));
      }
      if (isIts) return Buffer.concat(pieces);
    }
    return broken();
  }

  #piece(isBoxed: boolean, from: number, length: number): Buffer {
    const { from: start, to } = isBoxed ? this.#box('idat') : { from: 0, to: this.#bytes.length };
    return start + from + length <= to ? this.#bytes.subarray(start + from, start + from + length) : broken();
  }

  #kind(item: number): string {
    const list = this.#box('iinf');
    const from = list.from + (this.#bytes.readUInt8(list.from) === 0 ? 6 : 8);
    for (const entry of boxesIn(this.#bytes, from, list.to) ?? broken()) {
      const next = this.#numbers(entry);
      const version = next(4) >>> 24;
      if (next(version < 3 ? 2 : 4) !== item) continue;
      // Protection is in between. Entries of older versions name no kind.
      next(2);
      return version < 2 ? broken() : Buffer.of(next(1), next(1), next(1), next(1)).toString('latin1');
    }
    return broken();
  }

  #box(wanted: string, boxes = this.#about): Box {
    return boxes.find(({ kind }) => kind === wanted) ?? broken();
  }

  /** Returns a function that reads the next number in a box, which has this many bytes. */
  #numbers({ from, to }: Box): (size: number) => number {
    const content = this.#bytes.subarray(from, to);
    let at = 0;
    return (size) => {
      at += size;
      if (size === 8) return Number(content.readBigUInt64BE(at - 8));
      return size === 0 ? 0 : content.readUIntBE(at - size, size);
    };
  }
}
